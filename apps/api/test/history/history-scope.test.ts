import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, instantAt, type Stay } from '@motel/booking-core';
import { Hono } from 'hono';
import { deviceCookie } from '../../src/http/request/device-cookie.ts';
import { byHand } from '../support/by-hand.ts';
import { skipDays } from '../support/end-days.ts';
import { everythingStored, outcomeOf, tablesWith } from '../support/looks.ts';
import { sentMails } from '../support/outbox.ts';
import { rowOf } from '../support/rows.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { openBrowser } from '../support/test-browser.ts';
import { testClock } from '../support/test-clock.ts';
import { DAY, HOUR, type TestMotel, testMotel } from '../support/test-motel.ts';
import { testProcesses } from '../support/test-processes.ts';

/** The response to every link that opens no stay. */
const NO_STAY_OPENED = {
  code: 'not-found',
  message: expect.stringMatching(/^This link does not open a stay of yours\./),
};

let numbers = 0;
function freshMobile(): string {
  numbers += 1;
  return `+1587555${String(numbers).padStart(4, '0')}`;
}

const idsSeenBy = async (guest: TestGuest) => (await guest.bookings()).map(({ _id }) => _id).sort();

async function bookPaid(motel: TestMotel, guest: TestGuest, stay: Stay = freshStay()): Promise<string> {
  const { id } = await guest.buy(stay, ROOMS.many);
  motel.clock.advance(1000);
  return id;
}

const open = (guest: TestGuest, token: unknown) => guest.ask(ENDPOINTS.openBooking, '', { token });

/** Returns the tokens in the links of all mails about a booking, oldest first. */
async function tokensMailed(motel: TestMotel, bookingId: string): Promise<string[]> {
  await motel.server.runJobs();
  const { reference } = await rowOf(motel.db, 'bookings', { id: bookingId });
  const about = (await sentMails(motel)).filter((mail) => mail.includes(`Booking: ${reference}`));
  return about.flatMap(
    (mail) => /^See your bookings: http\S+\/booking-history#stay=(.+)$/m.exec(mail)?.[1] ?? [],
  );
}

async function signedIn(motel: TestMotel, mobile = freshMobile()) {
  const browser = openBrowser(motel);
  return { browser, guest: await signInGuest(browser, mobile) };
}

async function guestWithStay(motel: TestMotel, stay?: Stay) {
  const mobile = freshMobile();
  const { browser, guest } = await signedIn(motel, mobile);
  return { mobile, browser, guest, id: await bookPaid(motel, guest, stay) };
}

describe('decision 028: HISTORY_SCOPE=device', () => {
  const motel = testMotel({ historyScope: 'device' });

  test('a guest sees a stay only on the device on which they booked it', async () => {
    const { mobile, browser: phone, guest, id } = await guestWithStay(motel);
    expect(await idsSeenBy(guest)).toEqual([id]);

    await guest.ask(ENDPOINTS.signOut);
    expect(await idsSeenBy(await signInGuest(phone, mobile))).toEqual([id]);

    const { guest: stranger } = await signedIn(motel, mobile);
    expect(stranger.id).toBe(guest.id);
    expect(await idsSeenBy(stranger)).toEqual([]);
    const second = await bookPaid(motel, stranger);
    expect(await idsSeenBy(stranger), 'their own booking').toEqual([second]);
    expect(await idsSeenBy(await signInGuest(phone, mobile))).toEqual([id]);
  });

  test('on one device each guest sees and opens own stays, only signed in', async () => {
    const family = openBrowser(motel);
    const [one, other] = [await signInGuest(family, freshMobile()), await signInGuest(family, freshMobile())];
    const { id: ofOne, sessionId } = await one.buy(freshStay(), ROOMS.many);
    for (const [guest, status] of [
      [one, 200],
      [other, 404],
    ] as const) {
      expect((await guest.ask(ENDPOINTS.stay, ofOne)).status).toBe(status);
      expect((await guest.ask(ENDPOINTS.stayOfCheckout, sessionId)).status).toBe(status);
    }
    const ofOther = await bookPaid(motel, other);
    expect(await idsSeenBy(one)).toEqual([ofOne]);
    expect(await idsSeenBy(other)).toEqual([ofOther]);
    expect(new Set(family.given.map(nameAndValue)).size, 'one device').toBe(1);
    expect(await family.call(ENDPOINTS.bookings.path)).toMatchObject({ status: 401 });
  });

  test('only a booking or an opened link sets the cookie, for this site only', async () => {
    const { browser: phone, guest } = await signedIn(motel);
    await guest.bookings();
    for (const path of ['/', '/booking-history', ENDPOINTS.properties.path]) await phone.call(path);
    expect(await guest.book(freshStay(), ROOMS.many, { overrides: { totalAmount: '1' } })).toMatchObject({
      status: 409,
    });
    await open(guest, 'made-up');
    expect(phone.given).toEqual([]);

    const { headers } = await guest.book(freshStay(), ROOMS.many);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(phone.given).toEqual([
      expect.stringMatching(/^motel-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const { headers: ofHistory } = await phone.call(ENDPOINTS.bookings.path, { token: guest.token });
    expect(ofHistory.get('cache-control')).toBe('no-store');
    expect(phone.given).toHaveLength(1);
  });

  test('a cookie that is tampered with opens nothing; its guest can still book', async () => {
    const { mobile, browser } = await guestWithStay(motel);
    const cookie = browser.cookie!;
    const tampered = {
      'cut short': cookie.slice(0, -1),
      changed: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'E' : 'A'}`,
      empty: 'motel-device=',
      'very long': cookie + 'x'.repeat(4000),
      'of SQL': `motel-device=' or 1=1 --`,
      'its own digest': `motel-device=${Buffer.from(cookie).toString('hex')}`,
    };
    for (const [how, made] of Object.entries(tampered)) {
      const thief = openBrowser(motel, made);
      const guest = await signInGuest(thief, mobile);
      expect(await idsSeenBy(guest), how).toEqual([]);
      const id = await bookPaid(motel, guest);
      expect(await idsSeenBy(guest), how).toEqual([id]);
      expect(thief.cookie, 'replaced by a valid one').toMatch(/^motel-device=[\w-]{43}$/);
    }
  });

  test('a retry with the same key gets a lost response and its cookie again', async () => {
    const { browser: phone, guest } = await signedIn(motel);
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.many, { key: 'a-draft' });
    phone.cookie = undefined;
    expect((await guest.book(stay, ROOMS.many, { key: 'a-draft' })).body).toEqual(first.body);
    expect((await guest.bookings()).map(({ checkInDate }) => checkInDate)).toEqual([stay.checkIn]);
  });

  test('D8: the booking action ignores stays that this device does not show', async () => {
    const stay = freshStay();
    const { mobile, guest } = await guestWithStay(motel, stay);
    const { guest: stranger } = await signedIn(motel, mobile);
    const longer = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
    for (const [wanted, here] of [
      [stay, 'additional_rooms'],
      [longer, 'extended'],
    ] as const) {
      expect((await stranger.book(wanted, ROOMS.many)).body.bookingAction).toBe('new');
      expect((await guest.book(wanted, ROOMS.many)).body.bookingAction).toBe(here);
    }
  });

  describe('the link in a mail', () => {
    test('shows its stay to its guest on another device, for good', async () => {
      const { mobile, browser: phone, guest, id } = await guestWithStay(motel);
      const notOpened = await bookPaid(motel, guest);
      const [token = ''] = await tokensMailed(motel, id);
      expect(await tokensMailed(motel, notOpened)).toHaveLength(1);

      const { browser: laptop, guest: there } = await signedIn(motel, mobile);
      expect(await idsSeenBy(there)).toEqual([]);
      expect(await open(there, token)).toMatchObject({ status: 200, body: { success: true } });
      expect(laptop.given).toHaveLength(1);
      expect(await idsSeenBy(there)).toEqual([id]);

      await there.ask(ENDPOINTS.signOut);
      const back = await signInGuest(laptop, mobile);
      expect(await idsSeenBy(back)).toEqual([id]);
      const stored = await everythingStored(motel);
      for (let time = 0; time < 3; time += 1) expect((await open(back, token)).status).toBe(200);
      expect(await everythingStored(motel)).toEqual(stored);
      expect(await idsSeenBy(guest), 'still on the first device').toContain(id);

      // None of these secrets is in a log or a table, nor the link in the motel's own mail.
      const devices = [phone, laptop].map(({ cookie = '' }) => cookie.split('=')[1]!);
      const secrets = [token, ...devices, guest.token, there.token];
      for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
      const any = new RegExp(secrets.join('|'));
      expect(motel.log.filter((line) => any.test(line))).toEqual([]);
      expect(await tablesWith(motel.db, any)).toEqual([]);
      const carrying = (await sentMails(motel)).filter((mail) => mail.includes(token));
      expect(carrying).toEqual([expect.stringMatching(/^To: maryam@example\.ca$/m)]);
    });

    test('gets the same refusal when it is invented or another guest’s', async () => {
      const { mobile, id } = await guestWithStay(motel);
      const [token = ''] = await tokensMailed(motel, id);
      const laptop = openBrowser(motel);
      const [owner, other] = [await signInGuest(laptop, mobile), await signInGuest(laptop, freshMobile())];
      const stored = await everythingStored(motel);
      for (const [guest, made] of [
        [other, token],
        [owner, `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
        [owner, id],
      ] as const) {
        expect(await open(guest, made)).toMatchObject({ status: 404, body: NO_STAY_OPENED });
      }
      expect((await laptop.call(ENDPOINTS.openBooking.path, { body: { token } })).status).toBe(401);
      expect(await everythingStored(motel)).toEqual(stored);
      expect(laptop.given).toEqual([]);
      expect(await idsSeenBy(other)).toEqual([]);
    });

    test('works in a mail sent again by the desk and in a cancellation', async () => {
      const { mobile, id } = await guestWithStay(motel);
      const desk = byHand(motel);
      const seenBy = async (token: string | undefined) => {
        const { guest } = await signedIn(motel, mobile);
        await open(guest, token);
        return (await guest.bookings()).map(({ _id, bookingStatus }) => [_id, bookingStatus]);
      };
      const [first] = await tokensMailed(motel, id);
      await desk.callStay('mailGuest', id);
      const tokens = await tokensMailed(motel, id);
      expect(new Set(tokens).size, 'a new one in each mail').toBe(2);
      for (const token of tokens) expect(await seenBy(token)).toEqual([[id, 'confirmed']]);

      motel.clock.advance(1000);
      await desk.cancel(id);
      motel.clock.advance(1000);
      await desk.callStay('mailGuest', id);
      const afterwards = await tokensMailed(motel, id);
      expect(afterwards, 'the completed refund has a mail, too').toHaveLength(5);
      for (const token of [first, ...afterwards]) expect(await seenBy(token)).toEqual([[id, 'cancelled']]);
    });

    test('is new when a mail must be sent again, so that the received one works', async () => {
      const { mobile, id } = await guestWithStay(motel);
      await tokensMailed(motel, id);
      // The state after a crash between sending the mail and recording it.
      await motel.db
        .updateTable('outbox')
        .set({ sent_at: null, next_attempt_at: motel.clock.now() })
        .where('dedupe_key', '=', `booking-confirmed:${id}`)
        .execute();
      const [token] = await tokensMailed(motel, id);
      const { guest } = await signedIn(motel, mobile);
      await open(guest, token);
      expect(await idsSeenBy(guest)).toEqual([id]);
    });

    test('opens its stay until 30 days after the check-out', async () => {
      const stay = freshStay();
      const { mobile, id } = await guestWithStay(motel, stay);
      const [token] = await tokensMailed(motel, id);
      const { body: unpaid } = await (await signInGuest(openBrowser(motel))).book(freshStay(), ROOMS.many);
      const lastDay = instantAt(addDays(stay.checkOut, 30), 23, 'America/Edmonton');
      await skipDays(motel, Math.floor((lastDay - motel.clock.now().getTime()) / DAY));
      motel.clock.setTo(new Date(lastDay).toISOString());
      const { browser: laptop, guest } = await signedIn(motel, mobile);
      expect((await open(guest, token)).status).toBe(200);
      motel.clock.advance(2 * HOUR);
      const tablet = await signedIn(motel, mobile);
      expect(await open(tablet.guest, token)).toMatchObject({ status: 404, body: NO_STAY_OPENED });
      expect(await idsSeenBy(await signInGuest(laptop, mobile)), 'an opened stay remains').toEqual([id]);

      // The jobs have ended the hold before, and delete it a month later.
      await skipDays(motel, 31);
      await motel.server.runJobs();
      const links = await motel.db.selectFrom('stay_links').select('booking_id').execute();
      expect(links).not.toContainEqual({ booking_id: id });
      await expect(outcomeOf(motel, unpaid.sessionId)).rejects.toThrow();
      expect(await idsSeenBy(await signInGuest(laptop, mobile))).toEqual([id]);
    });
  });
});

describe('decision 028: HISTORY_SCOPE=number', () => {
  const motel = testMotel();

  test('a guest sees all stays of their number everywhere', async () => {
    const { mobile, browser: phone, id } = await guestWithStay(motel);
    const { browser: laptop, guest: there } = await signedIn(motel, mobile);
    expect(await idsSeenBy(there)).toEqual([id]);

    expect(laptop.given, 'only a booking or an opened link sets the cookie').toEqual([]);
    const [token] = await tokensMailed(motel, id);
    expect(await open(there, 'made-up')).toMatchObject({ status: 404, body: NO_STAY_OPENED });
    expect(await open(there, token)).toMatchObject({ status: 200 });
    expect([phone.given.length, laptop.given.length]).toEqual([1, 1]);
  });
});

describe('decision 028: security and processes', () => {
  test('over https no unencrypted page and no neighbour can set the cookie', async () => {
    const clock = testClock('2026-11-20T19:00:00Z');
    const devices = deviceCookie({ clock }, 'https://motel.example');
    const app = new Hono().get('/', (call) => {
      const device = devices.read(call);
      devices.write(call, device);
      return call.text(device?.token ?? '');
    });
    const visit = async (cookie = '') => {
      const answer = await app.request('/', { headers: { cookie } });
      return { token: await answer.text(), set: answer.headers.get('set-cookie') ?? '' };
    };
    const { token, set } = await visit();
    expect(set).toBe(
      `__Host-motel-device=${token}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    );
    expect((await visit(`__Host-motel-device=${token}`)).token).toBe(token);
    expect((await visit(`motel-device=${token}`)).token).not.toBe(token);

    const former = `__Secure-motel-device=${token}`;
    const renamed = await visit(former);
    expect(renamed.token, 'a device keeps its stays').toBe(token);
    expect(renamed.set).toMatch(/^__Host-/);
    const own = 'a'.repeat(43);
    expect((await visit(`${former}; __Host-motel-device=${own}`)).token).toBe(own);
    clock.setTo('2028-01-01T00:00:00Z');
    expect((await visit(former)).token).not.toBe(token);
  });

  describe('all processes', () => {
    const [here, there] = testProcesses({}, () => ({ historyScope: 'device' }));

    test('recognise the same device', async () => {
      const mobile = freshMobile();
      const phone = openBrowser(here);
      const id = await bookPaid(here, await signInGuest(phone, mobile));
      expect(await idsSeenBy(await signInGuest(openBrowser(there, phone.cookie), mobile))).toEqual([id]);
      const [token] = await tokensMailed(here, id);
      const laptop = openBrowser(there);
      expect((await open(await signInGuest(laptop, mobile), token)).status).toBe(200);
      expect(await idsSeenBy(await signInGuest(openBrowser(here, laptop.cookie), mobile))).toEqual([id]);
    });
  });
});

const nameAndValue = (cookie: string): string | undefined => cookie.split(';')[0];
