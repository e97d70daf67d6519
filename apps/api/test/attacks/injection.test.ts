import { ENDPOINTS } from '@motel/api-client/contracts';
import { bookingIdOf } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { everythingStored } from '../support/looks.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { checkoutRequest, freshStay, ROOMS } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';

const HOSTILE = [
  "'; drop table bookings; --",
  "' or '1'='1",
  '" or ""="',
  "\\'; truncate guests; --",
  "'); delete from payments where ('1'='1",
  '$1; select pg_sleep(10)',
  '%27%20union%20select%20null--',
  "E'\\x27'",
  '$$; drop schema public cascade; $$',
  '<script>window.pwned = 1</script>',
  '"><img src=x onerror="window.pwned = 1">',
  '{{constructor.constructor("return process")()}}',
  '%_%',
  '%s %d %n %o %j %O',
];

describe('injection of SQL, HTML and templates', () => {
  const motel = testMotel();
  const guest = testGuest(motel);

  test.each(HOSTILE)('%s is stored unchanged where a text is stored', async (words) => {
    const { status, body } = await guest.book(freshStay(1), ROOMS.many, {
      overrides: {
        user: { firstname: words, lastname: words, email: 'maryam@example.ca', phone: '403 555 0142' },
        specialRequest: words,
      },
      // A text that a header cannot contain is no key.
      key: words.replace(/[^\x21-\x7e]/g, ''),
    });
    expect(status).toBe(200);
    const stored = await rowOf(motel.db, 'bookings', { id: await bookingIdOf(motel.db, body.sessionId) });
    const typed = { firstname: words, lastname: words, specialRequest: words };
    expect(stored.guest_details).toMatchObject(typed);

    const sent = await motel.call(ENDPOINTS.feedback.path, {
      body: { name: words, email: 'a@example.ca', message: words, subject: words, access_key: words },
    });
    expect(sent.status).toBe(200);
    const kept = await rowsOf(motel.db, 'feedback', { message: words });
    expect(kept).toMatchObject([{ name: words, message: words }]);
    expect(motel.log.filter((line) => line.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
  });

  test('in all other places they find nothing and change nothing', async () => {
    const good = checkoutRequest(guest.id, freshStay(), ROOMS.many);
    const before = await everythingStored(motel);
    for (const words of HOSTILE) {
      const encoded = encodeURIComponent(words);
      const nights = ENDPOINTS.availability.path;
      const answers = [
        await motel.call(ENDPOINTS.property.path.replace('{id}', encoded)),
        await motel.call(`${nights.replace('{id}', encoded)}?from=2026-12-01&to=2026-12-02`),
        await motel.call(`${nights.replace('{id}', 'many')}?from=${encoded}&to=${encoded}`),
        await motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', encoded)),
        await motel.call(ENDPOINTS.bookings.path, { token: encoded }),
        await motel.call(ENDPOINTS.signIn.path, { body: { mobile: words.slice(0, 32) } }),
        await guest.release(words),
        await guest.ask(ENDPOINTS.openBooking, '', { token: words }),
      ];
      for (const field of ['propertyId', 'userId', 'checkInDate', 'checkOutDate', 'totalAmount', 'currency'])
        answers.push(await guest.ask(ENDPOINTS.createCheckout, '', { ...good, [field]: words }));
      expect([words, answers.filter(({ status }) => status < 400 || status >= 500)]).toEqual([words, []]);
      const found = await byHand(motel).call('search', { words: words.slice(0, 200) });
      expect(JSON.stringify(found.value)).not.toContain('nobody');
    }
    expect(await everythingStored(motel)).toEqual(before);
  });
});
