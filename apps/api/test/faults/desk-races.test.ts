import type { Stay } from '@motel/booking-core';
import type { KyselyPlugin } from 'kysely';
import { changeRates } from '../../src/desk/rates/change-rates.ts';
import { outcomeOf } from '../../src/shared/outcome.ts';
import { readFolios } from '../support/books.ts';
import { soldOn } from '../support/looks.ts';
import { freshStay, longer, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import { signInStaff } from '../support/test-staff.ts';
import { threeProcesses } from './three-processes.ts';

const { motels, motelAt, person } = threeProcesses();
afterEach(async () => {
  // All is paid at once here: every folio balances.
  const folios = await readFolios(motels[0].db);
  expect([...folios].filter(([, { balance }]) => balance !== 0)).toEqual([]);
});

const walkIn = (index: number, stay: Stay, total: number, room = ROOMS.single) =>
  bookAtDesk(person(index), { stay, room, total, guest: { phone: `+140355502${10 + (index % 80)}` } });

test('§14.5 walk-ins race with guests for the last room: one has it', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, (_, index) => signInGuest(motelAt(index))));
  for (let round = 0; round < 3; round += 1) {
    const stay = freshStay(2);
    const answers = await Promise.all([
      ...guests.map(async (guest) => {
        const answer = await guest.book(stay, ROOMS.single);
        if (answer.status === 200) await guest.pay(answer.body.url);
        return answer;
      }),
      ...guests.map((_, index) => walkIn(index, stay, 195)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    for (const motel of motels) await motel.server.runJobs();
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  }
});

test('§14.5 moves between two kinds of rooms cross, and deadlock never', async () => {
  const stay = freshStay(3);
  const booked = await Promise.all(
    Array.from({ length: 9 }, (_, index) => walkIn(index, stay, 292, index % 2 ? ROOMS.many : ROOMS.noPets)),
  );
  const ids = booked.filter(({ status }) => status === 200).map(({ body }) => body.id as string);
  expect(ids).toHaveLength(9);
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(
      ids.map(async (id, index) => {
        const staff = person(index + round);
        const { version, type } = await lookAtStay(staff, id);
        const typeId = type.id === 'many' ? 'no-pets' : 'many';
        const moved = nightsFrom((index + round) % 3, 3, stay.checkIn);
        const body = { version, typeId, ...moved, party: TWO_ADULTS, difference: 0, pay: 'cash' };
        return (await staff.call('changeStay', { parts: { id }, body })).status;
      }),
    );
    // Only five rooms take no pets.
    for (const status of answers) expect([200, 409]).toContain(status);
    expect(answers).toContain(200);
  }
});

test('§14.5 two people at one stay: one of them is first, the other is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const stay = freshStay(2);
    const { id } = (await walkIn(round, stay, 195, ROOMS.many)).body;
    const { version } = await lookAtStay(person(0), id);
    const asked = { ...longer(stay), typeId: 'many', party: TWO_ADULTS, difference: 97, pay: 'terminal' };
    const presses = [
      ['changeStay', asked],
      ['cancelStay', { isNoShow: false, kept: 0, refunded: 195 }],
      ['refund', { amount: 50, reason: 'Noise', isOwedAgain: false }],
    ] as const;
    const answers = await Promise.all(
      presses.map(([name, body], index) =>
        person(index).call(name, { parts: { id }, body: { version, ...body } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('changed-meanwhile');
  }
});

test('§14.5 repeated presses give back no more than was paid', async () => {
  const { id } = (await walkIn(1, freshStay(2), 195, ROOMS.many)).body;
  const owner = await signInStaff(motels[0], 'owner', 'Odile');
  for (let round = 0; round < 6; round += 1) {
    const { version } = await lookAtStay(owner, id);
    const body = { version, amount: 60, reason: TYPED_GUEST.car, isOwedAgain: false };
    const keys = [`refund-${round}`, `refund-${round}`, `other-${round}`];
    await Promise.all(keys.map((key) => owner.call('refund', { parts: { id }, body, key })));
  }
  const { folio } = await lookAtStay(owner, id);
  expect(folio).toMatchObject({ paid: 195_00, refunded: 180_00, total: 15_00, balance: 0 });
});

test('§14.7 a price that changes in mid-change is not overwritten', async () => {
  const night = freshStay(1).checkIn;
  const { body } = await person(0).call('rateMonth', { parts: { month: night.slice(0, 7) } });
  const asked = (price: number) => ({
    version: body.version,
    change: { kind: 'nights' as const, nights: [{ rooms: [ROOMS.many.id], from: night, to: night, price }] },
  });
  const owner = await signInStaff(motels[0], 'owner', 'Ilse');
  const { db, clock } = motels[1];
  let others = 0;
  // Once the version is looked at, and before the prices are read, another process changes them.
  const meanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (others === 0 && result.rows.some((row) => 'tariff' in row)) {
        others += 1;
        expect((await owner.call('changeRates', { body: asked(111) })).status).toBe(200);
      }
      return result;
    },
  };
  const request = asked(112);
  const context = { ...motels[1], db: db.withPlugin(meanwhile), clock };
  const by = { person: person(1).person, signedInAt: clock.now(), secret: '', key: 'late', request };
  const late = await outcomeOf(() => changeRates(context, request, by));
  expect([others, late]).toMatchObject([1, { ok: false, error: { code: 'changed-meanwhile' } }]);
  const { body: after } = await person(0).call('rateMonth', { parts: { month: night.slice(0, 7) } });
  expect(after.version).toBe(body.version + 1);
});
