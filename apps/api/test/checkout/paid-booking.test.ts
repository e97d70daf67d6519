import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { motel as own } from '@motel/content/testing';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe('from the checkout to a paid booking', () => {
  const motel = testMotel();

  test('§4, §7, D9: two nights with a pet have one price, and each a mail', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const { status, body } = await guest.book(stay, ROOMS.many, { party: { pets: 1 } });

    // (2 × $89 + 2 × $15) + 5 % → $11 + 4 % → $9
    expect(status).toBe(200);
    expect(body).toEqual({
      bookingAction: 'new',
      url: expect.any(String),
      sessionId: expect.stringMatching(/^.{20,}$/),
    });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
    expect(await guest.bookings()).toMatchObject([{ bookingStatus: 'pending', totalAmount: 228 }]);
    const page = await motel.call(new URL(body.url).pathname);
    expect(page.body).toContain('228');
    // D9: a request to the success page confirms nothing.
    await motel.call(`/Payment-Success?session=${body.sessionId}`);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');

    const back = await guest.pay(body.url);
    expect(back).toBe(`${motel.origin}/Payment-Success?session=${body.sessionId}`);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    expect(await guest.bookings()).toEqual([
      {
        _id: expect.any(String),
        isOwn: true,
        stay: expect.objectContaining({
          status: 'confirmed',
          payments: [expect.objectContaining({ amount: 228 })],
        }),
        nightsText: '2 nights × $89',
        property: {
          _id: 'many',
          title: 'Room many',
          price: 89,
          image: '/pictures/double-room.svg',
          location: { city: own.city, country: 'Canada' },
        },
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        guests: { adults: 2, children: 0, pets: 1 },
        totalAmount: 228,
        bookingStatus: 'confirmed',
      },
    ]);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    await motel.server.runJobs();
    await motel.server.runJobs();
    const sent = { sent_at: motel.clock.now(), attempts: 1 };
    expect(await mailsOf(motel, `%${bookingId}`)).toMatchObject([
      { dedupe_key: `booking-confirmed:${bookingId}`, recipient: 'maryam@example.ca', ...sent },
      { dedupe_key: `new-booking:${bookingId}`, recipient: own.email, ...sent },
    ]);
  });

  test('the provider gets lines that add up to the total, no personal data', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay(3);
    await guest.book(stay, ROOMS.many, { party: { adults: 4, infants: 1 }, rooms: 2 });
    const asked = motel.provider.requests.at(-1)!;
    expect(asked.lines.reduce((total, line) => total + line.amount, 0)).toBe(asked.total);
    expect(asked.expiresAt).toEqual(new Date(motel.clock.now().getTime() + 35 * 60_000));
    expect(JSON.stringify(asked)).not.toMatch(/Maryam|Okafor|example\.ca|0142|quiet/);
  });

  test('D8: the response has the booking action; an extension names its stay', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const { id: bookingId } = await guest.buy(stay, ROOMS.many);
    const more = await guest.book(stay, ROOMS.many);
    expect(more.body.bookingAction).toBe('additional_rooms');
    const longer = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 2) };
    const extended = await guest.book(longer, ROOMS.many);
    expect(extended.body.bookingAction).toBe('extended');
    expect(await outcomeOf(motel, extended.body.sessionId)).toMatchObject({ extendsBookingId: bookingId });

    const other = await signInGuest(motel);
    expect((await other.book(stay, ROOMS.many)).body.bookingAction).toBe('new');
    expect((await guest.book(longer, ROOMS.noPets)).body.bookingAction).toBe('new');
  });

  test('the state of an unknown checkout is not found', async () => {
    const unknown = await motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', 'cs_embedded_guessed'));
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('the guest returns to the origin of the request, never a foreign one', async () => {
    const guest = await signInGuest(motel);
    const port = new URL(motel.origin).port;
    const returns = async (headers: Record<string, string>) => {
      await guest.book(freshStay(1), ROOMS.many, { headers });
      const { successUrl, cancelUrl } = motel.provider.requests.at(-1)!;
      expect(new URL(cancelUrl).origin).toBe(new URL(successUrl).origin);
      return new URL(successUrl).origin;
    };
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(await returns({ origin: `http://${host}:${port}` })).toBe(`http://${host}:${port}`);
    }
    expect(await returns({})).toBe(`http://127.0.0.1:${port}`);
    const foreign = ['https://evil.example', `http://localhost.evil.example:${port}`];
    for (const origin of [...foreign, 'http://localhost:1', 'null']) {
      expect(await returns({ origin })).toBe(`http://localhost:${port}`);
    }
  });

  test('cancelling at the provider returns to the property with the stay', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    await guest.book(stay, ROOMS.many, { party: { adults: 1, children: 1, infants: 1, pets: 2 }, rooms: 2 });
    const cancel = new URL(motel.provider.requests.at(-1)!.cancelUrl);
    expect(cancel.pathname).toBe('/carddetails/many');
    expect(cancel.hash).toBe('#book');
    const party = { adults: '1', children: '1', infants: '1', pets: '2', rooms: '2' };
    const shown = { checkin: stay.checkIn, checkout: stay.checkOut, ...party, cancelled: '1' };
    expect(Object.fromEntries(cancel.searchParams)).toEqual(shown);
  });
});
