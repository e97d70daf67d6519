import { randomInt } from 'node:crypto';
import { addDays, civilDate } from '@motel/booking-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk-commands/desk-commands.ts';
import { ON_SERVER } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel, TODAY } from '../support/test-motel.ts';
import { type WrittenRows, watchWrittenRows } from '../support/written-rows.ts';
import { words } from './contract-arbitrary.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
const RUNS = 200;

/** Control characters, which a terminal would obey; other spaces than its own; characters that do not show. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[^\P{Z} ]|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const days = fc.integer({ min: -2, max: 800 }).map((later) => addDays(civilDate(TODAY), later));

/** `#n` is a placeholder for an existing id. */
const argument = fc.oneof(
  { weight: 3, arbitrary: fc.nat(5).map((number) => `#${number}`) },
  { weight: 3, arbitrary: days },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(ROOMS), 'many', 'single', 'no-pets') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '--yes',
      '--rooms',
      '--reason',
      '--note',
      '--no-show',
      '--',
      '-',
      '--no-such-thing',
      '-y',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        '0',
        '1',
        '2',
        '-1',
        '1e9',
        '2147483648',
        '1e400',
        '0x10',
        '99999999999999999999',
        'Okafor',
        '%',
        '_',
      ],
      ...[
        '',
        ' ',
        '\0',
        'a\0b',
        '\ud800',
        '\u001b[2J',
        '2026-02-30',
        '9999-12-31',
        '0001-01-01',
        '5550001',
        '\\',
      ],
    ),
  },
  { weight: 1, arbitrary: words },
  { weight: 1, arbitrary: fc.constant('x'.repeat(100_000)) },
);

/** Generates mostly plausible command lines, and sometimes any words. */
const linesOf = (commands: readonly string[]) =>
  fc.oneof(
    fc.tuple(fc.constantFrom(...commands), fc.array(argument, { maxLength: 5 })).map((line) => line.flat()),
    fc
      .tuple(
        fc.constantFrom('many', 'single', 'no-pets'),
        days,
        fc.integer({ min: -1, max: 900 }),
        argument,
        argument,
      )
      .map(([room, from, nights, rooms, reason]) => [
        ...['block', room, from, addDays(from, nights)],
        ...[`--rooms=${rooms}`, `--reason=${reason}`],
      ]),
    // Without these a short run has too few lines that are done.
    fc.oneof(
      fc.tuple(fc.constantFrom('arrivals', 'departures'), days),
      fc.tuple(fc.constant('show'), fc.constantFrom('#0', '#1', '#2')),
      fc.constantFrom(['holds'], ['attention']),
    ),
    fc.array(fc.oneof(argument, words), { maxLength: 4 }),
  );

describe.each(ON_SERVER)('fuzzed commands at the front desk, on $name', (kind) => {
  let motel: TestMotel;
  let written: WrittenRows;
  const ids: string[] = [];
  const desk = (argv: readonly string[]) =>
    runDeskCommand({ db: motel.db, clock: motel.clock }, argv, { who: 'maryam' });

  beforeAll(async () => {
    motel = await openTestMotel(kind);
    const guest = await signInGuest(motel);
    for (const later of [1, 10, 20]) {
      const checkIn = addDays(civilDate(TODAY), later);
      const hostile = {
        user: {
          firstname: '\u001b]0;owned\u0007',
          lastname: 'Oka\u202Efor\r\nbooking\u00a01',
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
      const [from, to] = [later, later + 2].map((days) => addDays(civilDate(TODAY), days));
      const { text } = await desk(['block', 'many', `${from}`, `${to}`, '--reason', 'a pipe']);
      ids.push(text.split(' ').at(-1)!);
    }
    written = await watchWrittenRows(motel.db);
  });
  afterAll(() => motel.close());

  test('print plain lines, never crash, and store nothing when refused', async () => {
    const runs = Number(FUZZ_RUNS ?? RUNS);
    const said = { done: 0, refused: 0 };
    const usage = (await desk([])).text;
    const commands = [...new Set(Array.from(usage.matchAll(/^ {2}(\w+)/gm), ([, name = '']) => name))];
    expect(commands).toContain('cancel');
    await fc
      .assert(
        fc.asyncProperty(linesOf(commands), async (line) => {
          const argv = line.map((word) => (/^#\d$/.test(word) ? (ids[Number(word[1])] ?? word) : word));
          await written.take();
          const { ok, text } = await desk(argv);
          said[ok ? 'done' : 'refused'] += 1;
          expect(text).not.toBe('');
          expect(text).not.toMatch(CONTROL_CHARACTERS);
          if (!ok) expect(await written.take(), text).toEqual([]);
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
