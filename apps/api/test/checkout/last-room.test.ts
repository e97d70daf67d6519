import { addDays } from '@motel/booking-core';
import { DATABASES, PGLITE } from '../support/databases.ts';
import { freeOn, soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe.each(DATABASES)('no room is sold twice, on $name', (kind) => {
  let guests: TestGuest[];
  // PGlite runs one transaction after another: fewer prove the same.
  const many = kind === PGLITE ? 50 : 200;
  const motel = testMotel({}, kind);
  beforeAll(async () => {
    guests = await Promise.all(Array.from({ length: many }, () => signInGuest(motel)));
  });

  test(`of ${many} concurrent guests one gets the last room`, async () => {
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, many - 1]);
    for (const { body, headers } of lost) {
      expect(body.code).toBe('sold-out');
      expect(body.message).toContain('Other guests are paying for these rooms right now.');
      expect(headers.get('retry-after'), 'when the winner’s hold has ended').toBe(String(41 * 60));
    }
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect(await freeOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
  });

  test('a stay with one sold-out night takes none of its other nights', async () => {
    const stay = freshStay(5);
    const third = { checkIn: addDays(stay.checkIn, 2), checkOut: addDays(stay.checkIn, 3) };
    await guests[0]!.book(third, ROOMS.single);
    const { status, body } = await guests[1]!.book(stay, ROOMS.single);
    expect([status, body.code]).toEqual([409, 'sold-out']);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0, 1, 0, 0]);
  });

  test('a request for more rooms than exist is refused', async () => {
    const stay = freshStay();
    expect((await guests[0]!.book(stay, ROOMS.many, { rooms: 13 })).body.code).toBe('sold-out');
    expect((await guests[0]!.book(stay, ROOMS.many, { rooms: 12 })).status).toBe(200);
    expect((await guests[1]!.book(stay, ROOMS.many)).body.code).toBe('sold-out');
  });
});
