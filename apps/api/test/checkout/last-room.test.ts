import { DATABASES, PGLITE } from '../support/databases.ts';
import { freeOn, soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe.each(DATABASES)('no room is sold twice, on $name', (kind) => {
  let guests: TestGuest[];
  // PGlite runs one transaction after another: fewer prove the same.
  const many = kind === PGLITE ? 20 : 200;
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
});
