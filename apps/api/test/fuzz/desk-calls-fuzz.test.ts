import { randomInt } from 'node:crypto';
import { problem } from '@motel/api-client/contracts';
import { DESK_CALLS, type DeskCall, type DeskCallName, ROLES } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { STATUS } from '../../src/http/answer-outcome.ts';
import { numbersBeyondStays, wrongNights } from '../support/books.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { type TestMotel, TODAY } from '../support/test-motel.ts';
import { testMotel } from '../support/test-setup.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';
import { type WrittenRows, watchWrittenRows } from '../support/written-rows.ts';
import { deskRequests, type Known } from './desk-request.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
const RUNS = Number(FUZZ_RUNS ?? 8);
const names = Object.keys(DESK_CALLS) as DeskCallName[];

describe('12: fuzzed calls of the desk', () => {
  const again = `Repeat with: FUZZ_SEED=${SEED} npm run fuzz -- ${RUNS}`;
  let written: WrittenRows;
  let owner: TestStaff;
  let known: Known;
  const motel = testMotel();
  beforeAll(async () => {
    owner = await signInStaff(motel, 'owner', 'Ilse');
    known = await openWorld(motel, owner);
    written = await watchWrittenRows(motel.db);
  });

  test.each(names)('%s is refused without its right, and does nothing', async (name) => {
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

  test.each(names.filter((name) => name !== 'signOut'))(
    '%s answers by its contract or refuses in words; a refusal stores nothing',
    { timeout: 60_000 + RUNS * 500 },
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
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
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
    const checkIn = addDays(civilDate(TODAY), from);
    const booked = await guest.book({ checkIn, checkOut: addDays(checkIn, 2) }, ROOMS.many, { rooms });
    if (rooms === 1) await guest.pay(booked.body.url);
  }
  await motel.server.runJobs();
  const bookings = await motel.db.selectFrom('bookings').select(['id', 'reference']).execute();
  return [
    ...bookings.flatMap(({ id, reference }) => [id, reference]),
    ...Object.values(ROOMS).map(({ id }) => id),
    owner.person.id,
    '4035550142',
    'Leduc',
    TODAY.slice(0, 7),
    '2',
  ];
}
