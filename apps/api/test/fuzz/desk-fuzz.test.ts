import { randomInt } from 'node:crypto';
import { fc } from '@fast-check/vitest';
import { problem } from '@motel/api-client/contracts';
import { DESK_CALLS, type DeskCall, type DeskCallName, ROLES } from '@motel/api-client/desk-contracts';
import { safeParse } from 'zod/v4/core';
import { deskCalls } from '../../src/desk/index.ts';
import { runLine } from '../../src/desk-commands/run-line.ts';
import { STATUS } from '../../src/http/calls.ts';
import { numbersBeyondStays, wrongNights } from '../support/books.ts';
import { byHand, plantBlock } from '../support/by-hand.ts';
import { nightsFrom, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { type TestMotel, testMotel } from '../support/test-motel.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';
import { type WrittenRows, watchWrittenRows } from '../support/written-rows.ts';
import { words } from './contract-arbitrary.ts';
import { deskRequests, type Known } from './desk-request.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
const RUNS = 150;
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
    const names = { firstname: '\u001b]0;owned\u0007', lastname: 'Oka\u200Ffor\r\nbooking\u00a01' };
    const overrides = {
      user: { ...names, email: `m@${'x'.repeat(90)}.ca`, phone: '403\n555\n0142' },
      specialRequest: 'A cot\r\n\u001b[1A\u001b[2K  booking forged\u2066',
    };
    for (const later of [1, 10, 20]) {
      const { body } = await guest.book(nightsFrom(later), ROOMS.many, { overrides });
      expect(body.url).toBeDefined();
      if (later < 20) await guest.pay(body.url);
    }
    for (const { id } of await motel.db.selectFrom('bookings').select('id').execute()) ids.push(id);
    for (const later of [3, 30]) ids.push((await plantBlock(motel, 'many', nightsFrom(later)))!);
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

const CALL_RUNS = Number(FUZZ_RUNS ?? 5);
const CALLS = Object.keys(DESK_CALLS) as DeskCallName[];

describe('12: fuzzed calls of the desk', () => {
  const again = `Repeat with: FUZZ_SEED=${SEED} npm run fuzz -- ${CALL_RUNS}`;
  let written: WrittenRows;
  let owner: TestStaff;
  let known: Known;
  const motel = testMotel();
  beforeAll(async () => {
    owner = await signInStaff(motel, 'owner', 'Ilse');
    known = await openWorld(motel, owner);
    written = await watchWrittenRows(motel.db);
  });

  test.each(CALLS)('%s is refused without its right, and does nothing', async (name) => {
    const { right }: DeskCall = DESK_CALLS[name];
    if (right === 'visitor') return;
    const [request] = fc.sample(deskRequests(name, known), { seed: SEED, numRuns: 1 });
    const signedOut = await callTestDesk(motel, name, request);
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'unauthenticated']);
    for (const role of ROLES.slice(0, ROLES.indexOf(right))) {
      const person = await signInStaff(motel, role, `A ${role}`);
      await written.take();
      const { status, body } = await person.call(name, request);
      expect([status, body.code]).toEqual([403, 'forbidden']);
      expect(await written.take()).toEqual([]);
    }
  });

  test.each(CALLS.filter((name) => name !== 'signOut'))(
    '%s answers by its contract or refuses in words; a refusal stores nothing',
    { timeout: 60_000 + CALL_RUNS * 500 },
    async (name) => {
      await fc.assert(
        fc.asyncProperty(deskRequests(name, known), async (request) => {
          await written.take();
          const { status, body } = await owner.call(name, request);
          const rows = await written.take();
          const about = `${again}\n${name} ${JSON.stringify(request)}\n${status} ${JSON.stringify(body)}`;
          if (status === 200) {
            const answer = safeParse(DESK_CALLS[name].answer as never, body);
            expect(answer.error?.issues ?? [], about).toEqual([]);
            return;
          }
          expect(status, `${about}\n${motel.log.at(-2)}`).toBeLessThan(500);
          expect(safeParse(problem, body).success, about).toBe(true);
          expect(STATUS[body.code as keyof typeof STATUS], about).toBe(status);
          expect(rows, about).toEqual([]);
        }),
        // No shrinking: the stored rows have changed, so a smaller request would be another test.
        { seed: SEED, numRuns: CALL_RUNS, endOnFailure: true },
      );
    },
  );

  test('after all of them no night is sold more often than it has rooms', async () => {
    expect(await wrongNights(motel.db), again).toEqual([]);
    expect(await numbersBeyondStays(motel.db), again).toEqual([]);
  });
});

/** A motel with stays, some of them paid. @returns what its requests can name */
async function openWorld(motel: TestMotel, owner: TestStaff): Promise<Known> {
  const guest = await signInGuest(motel);
  for (const [from, rooms] of [
    [0, 1],
    [1, 2],
    [5, 1],
  ] as const) {
    const booked = await guest.book(nightsFrom(from), ROOMS.many, { rooms });
    if (rooms === 1) await guest.pay(booked.body.url);
  }
  await motel.server.runJobs();
  const bookings = await motel.db.selectFrom('bookings').select(['id', 'reference']).execute();
  return [
    ...bookings.flatMap(({ id, reference }) => [id, reference]),
    ...Object.values(ROOMS).map(({ id }) => id),
    ...[owner.person.id, '4035550142', 'Leduc', TODAY.slice(0, 7), '2'],
  ];
}
