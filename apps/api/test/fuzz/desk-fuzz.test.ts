import { randomInt } from 'node:crypto';
import { DESK_CALLS } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { deskCalls } from '../../src/desk/index.ts';
import { runLine } from '../../src/desk-commands/run-line.ts';
import { byHand, plantBlock } from '../support/by-hand.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { TODAY } from '../support/test-motel.ts';
import { testMotel } from '../support/test-setup.ts';
import { type WrittenRows, watchWrittenRows } from '../support/written-rows.ts';
import { words } from './contract-arbitrary.ts';
import { deskRequests } from './desk-request.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
const RUNS = 300;
const names = Object.keys(deskCalls) as (keyof typeof deskCalls)[];

/** Control characters, which a terminal would obey; other spaces than its own; characters that do not show. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[^\P{Z} ]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Lines as their contract wants them, and sometimes any words. */
const lines = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names).chain((name) => goodLine(name, known)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...names, 'fly', ''), fc.array(argument, { maxLength: 5 }))
        .map(([name, rest]) => [name, ...rest]),
    },
    // Without these a short run has too few lines that are done.
    { weight: 1, arbitrary: fc.constantFrom(['holds'], ['morning'], ['tonight'], ['log'], ['rooms']) },
  );

function goodLine(name: (typeof names)[number], known: readonly string[]): fc.Arbitrary<string[]> {
  return deskRequests(name, known).map(({ parts = {}, query = {}, body = {} }) => {
    const order = Array.from(DESK_CALLS[name].path.matchAll(/\{(\w+)\}/g), ([, part = '']) => part);
    const values = Object.entries({ ...query, ...(body as object) }).map(([field, value]) =>
      typeof value === 'string' ? `${field}=${value}` : `${field}:=${JSON.stringify(value)}`,
    );
    return [name, ...order.map((part) => parts[part] ?? ''), ...values];
  });
}

const argument = fc.oneof(
  words,
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u001b[2J', '=', ':=', 'day=', 'day:=', 'day:={}', '__proto__=x'],
    ...['version=1', 'constructor:={}', 'x'.repeat(100_000), 'id=1', 'isNoShow:=true', 'note=\u009b1m'],
  ),
);

describe('fuzzed lines of the front desk', () => {
  let written: WrittenRows;
  const ids: string[] = [];
  const desk = (argv: readonly string[]) => runLine(byHand(motel).context, { argv, who: 'maryam' });

  const motel = testMotel();
  beforeAll(async () => {
    const guest = await signInGuest(motel);
    for (const later of [1, 10, 20]) {
      const checkIn = addDays(civilDate(TODAY), later);
      const hostile = {
        user: {
          firstname: '\u001b]0;owned\u0007',
          lastname: 'Oka\u200Ffor\r\nbooking\u00a01',
          email: `m@${'x'.repeat(90)}.ca`,
          phone: '403\n555\n0142',
        },
        specialRequest: 'A cot\r\n\u001b[1A\u001b[2K  booking forged\u2066',
      };
      const { body } = await guest.book({ checkIn, checkOut: addDays(checkIn, 2) }, ROOMS.many, {
        overrides: hostile,
      });
      expect(body.url).toBeDefined();
      if (later < 20) await guest.pay(body.url);
    }
    for (const { id } of await motel.db.selectFrom('bookings').select('id').execute()) ids.push(id);
    for (const later of [3, 30]) {
      const [checkIn, checkOut] = [later, later + 2].map((days) => addDays(civilDate(TODAY), days));
      ids.push((await plantBlock(motel, 'many', { checkIn: checkIn!, checkOut: checkOut! }))!);
    }
    await desk(['holds']);
    written = await watchWrittenRows(motel.db);
  });

  test('print plain lines, never crash, and store nothing when refused', async () => {
    const runs = Number(FUZZ_RUNS ?? RUNS);
    const said = { done: 0, refused: 0 };
    await fc
      .assert(
        fc.asyncProperty(lines([...ids, ...Object.keys(ROOMS), 'Okafor', TODAY]), async (argv) => {
          await written.take();
          const { ok, text } = await desk(argv);
          said[ok ? 'done' : 'refused'] += 1;
          expect(text).not.toBe('');
          expect(text).not.toMatch(CONTROL_CHARACTERS);
          if (!ok && argv[0] !== 'morning') expect(await written.take(), text).toEqual([]);
        }),
        { seed: SEED, numRuns: runs, endOnFailure: true },
      )
      .catch((error) => {
        throw new Error(`Repeat with: FUZZ_SEED=${SEED} npm run fuzz -- ${runs}`, { cause: error });
      });
    expect(said.done, JSON.stringify(said)).toBeGreaterThan(runs / 20);
    expect(said.refused, JSON.stringify(said)).toBeGreaterThan(runs / 20);
  });
});
