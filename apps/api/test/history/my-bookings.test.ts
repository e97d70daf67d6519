import { bookings, ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, instantAt } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe('§3: my bookings', () => {
  const motel = testMotel();

  test('a guest without bookings gets an empty list', async () => {
    const guest = await signInGuest(motel);
    expect(await guest.bookings()).toEqual([]);
  });

  test('the newest is first; a hold that ended without payment is missing', async () => {
    const guest = await signInGuest(motel);
    const made = [];
    for (const rooms of [1, 2, 3]) {
      motel.clock.advance(1000);
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.many, { rooms });
      made.push({ stay, body });
    }
    await guest.pay(made[0]!.body.url);
    await guest.release(made[1]!.body.sessionId);
    expect(
      (await guest.bookings()).map(({ checkInDate, bookingStatus }) => [checkInDate, bookingStatus]),
    ).toEqual([
      [made[2]!.stay.checkIn, 'pending'],
      [made[0]!.stay.checkIn, 'confirmed'],
    ]);
  });

  test('the list contains no name, address or request of the guest', async () => {
    const guest = await signInGuest(motel);
    await guest.pay((await guest.book(freshStay(), ROOMS.many)).body.url);
    const { body } = await motel.call(ENDPOINTS.bookings.path, { token: guest.token });
    expect(JSON.stringify(body)).not.toMatch(/Maryam|Okafor|example\.ca|\d555\d|quiet/);
    expect(bookings.parse(body).bookings[0]).toMatchObject({
      property: { id: 'many', name: 'Room many', location: `${own.city}, Canada` },
      status: 'confirmed',
    });
  });

  test('D13: a stay is completed from the motel’s check-out hour on', async () => {
    const guest = await signInGuest(motel);
    const tomorrow = addDays(civilDate(TODAY), 1);
    const { body } = await guest.book({ checkIn: tomorrow, checkOut: addDays(tomorrow, 1) }, ROOMS.many);
    await guest.pay(body.url);
    const status = async () => (await guest.bookings())[0]?.bookingStatus;
    const over = instantAt(addDays(tomorrow, 1), 11, 'America/Edmonton');
    motel.clock.setTo(new Date(over - 1).toISOString());
    expect(await status()).toBe('confirmed');
    motel.clock.advance(1);
    expect(await status()).toBe('completed');
  });
});
