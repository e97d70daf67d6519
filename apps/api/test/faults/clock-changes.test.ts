import { addDays, civilDate, type Stay } from '@motel/booking-core';
import { wrongInBooks } from '../support/books.ts';
import { DATABASES } from '../support/databases.ts';
import { freeOn, outcomeOf, soldOn } from '../support/looks.ts';
import { nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

// In years when Alberta still changed its clocks: since 2026 the time zone database knows no change there.
describe.each(DATABASES)('T3, T5: when the clocks at the motel change, on $name', (kind) => {
  const motel = testMotel({}, kind);

  test.each([
    { name: 'an hour is missing', eve: '2025-03-08', lastOfEve: '06:59:59Z', lastOfDay: '05:59:59Z' },
    { name: 'an hour comes twice', eve: '2025-11-01', lastOfEve: '05:59:59Z', lastOfDay: '06:59:59Z' },
  ])('the night when $name is one night, for sale to its day’s last second', async (change) => {
    const eve = civilDate(change.eve);
    const day = addDays(eve, 1);
    const after = addDays(eve, 2);
    const [both, one] = [nightsFrom(0, 2, eve), nightsFrom(1, 1, eve)];

    motel.clock.setTo(`${day}T${change.lastOfEve}`);
    const guest = await signInGuest(motel);
    const { body } = await guest.book(both, ROOMS.many);
    const { total } = await outcomeOf(motel, body.sessionId);
    expect(total).toBe(await totalOf(nightsFrom(20, 2, eve)));
    expect(await soldOn(motel, ROOMS.many, both)).toEqual([1, 1]);
    expect(await freeOn(motel, ROOMS.many, nightsFrom(0, 3, eve))).toEqual([11, 11, 12]);

    motel.clock.setTo(`${after}T${change.lastOfDay}`);
    expect((await guest.book(one, ROOMS.noPets)).status).toBe(200);
    expect((await guest.book(both, ROOMS.noPets)).status).toBe(422);
    motel.clock.advance(1000);
    expect((await guest.book(one, ROOMS.noPets)).status).toBe(422);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  async function totalOf(stay: Stay): Promise<number> {
    const { body } = await (await signInGuest(motel)).book(stay, ROOMS.many);
    return (await outcomeOf(motel, body.sessionId)).total;
  }
});
