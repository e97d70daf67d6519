import { bookings, ENDPOINTS } from '@motel/api-client/contracts';
import { instantAt } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe('§3: my bookings', () => {
  const motel = testMotel();

  test('the newest is first; a hold that ended without payment is missing', async () => {
    const guest = await signInGuest(motel);
    expect(await guest.bookings()).toEqual([]);
    const made = [];
    for (const rooms of [1, 2, 3]) {
      motel.clock.advance(1000);
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.many, { rooms });
      made.push({ stay, body });
    }
    await guest.pay(made[0]!.body.url);
    await guest.release(made[1]!.body.sessionId);
    const listed = await guest.bookings();
    expect(listed.map(({ checkInDate, bookingStatus }) => [checkInDate, bookingStatus])).toEqual([
      [made[2]!.stay.checkIn, 'pending'],
      [made[0]!.stay.checkIn, 'confirmed'],
    ]);
  });

  test('the list contains no name, address or request of the guest', async () => {
    const guest = await signInGuest(motel);
    await guest.buy(freshStay(), ROOMS.many);
    const { body } = await guest.ask(ENDPOINTS.bookings);
    expect(JSON.stringify(body)).not.toMatch(/Maryam|Okafor|example\.ca|\d555\d|quiet/);
    expect(bookings.parse(body).bookings[0]).toMatchObject({
      property: { id: 'many', name: 'Room many', location: `${own.city}, Canada` },
      status: 'confirmed',
    });
  });

  test('D13: a stay is completed from the motel’s check-out hour on', async () => {
    const guest = await signInGuest(motel);
    const stay = nightsFrom(1, 1);
    await guest.buy(stay, ROOMS.many);
    const status = async () => (await guest.bookings())[0]?.bookingStatus;
    const over = instantAt(stay.checkOut, 11, 'America/Edmonton');
    motel.clock.setTo(new Date(over - 1).toISOString());
    expect(await status()).toBe('confirmed');
    motel.clock.advance(1);
    expect(await status()).toBe('completed');
  });
});
