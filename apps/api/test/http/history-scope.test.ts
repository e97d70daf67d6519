import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, instantAt, type Stay } from '@motel/booking-core';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk/desk-commands.ts';
import { deviceCookie } from '../../src/http/request/device-cookie.ts';
import { DATABASES, prepareServer } from '../support/databases.ts';
import { everythingStored, outcomeOf } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { sentMails } from '../support/sent-mails.ts';
import { openBrowser, type TestBrowser } from '../support/test-browser.ts';
import { type Booking, freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openMotelAt, openTestMotel, type TestMotel } from '../support/test-motel.ts';

const HOUR = 3_600_000;

/** The same for every link that opens nothing. */
const OPENS_NOTHING = {
  code: 'not-found',
  message: expect.stringMatching(/^This link opens no stay of yours\./),
};

let numbers = 0;
/** A mobile number that nobody has signed in with yet. */
function freshMobile(): string {
  numbers += 1;
  return `+1587555${String(numbers).padStart(4, '0')}`;
}

const idsSeenBy = async (guest: TestGuest) => (await guest.bookings()).map(({ _id }) => _id).sort();

/** Books and pays. @returns the booking's id */
async function bookPaid(
  motel: TestMotel,
  guest: TestGuest,
  stay: Stay = freshStay(),
  more?: Booking,
): Promise<string> {
  const { body } = await guest.book(stay, ROOMS.many, more);
  await guest.pay(body.url);
  motel.clock.advance(1000);
  return (await outcomeOf(motel, body.sessionId)).bookingId;
}

const open = (door: TestBrowser | TestMotel, guest: TestGuest, token: unknown) =>
  door.call(ENDPOINTS.openBooking.path, { token: guest.token, body: { token } });

/** The tokens in the links of every mail about a booking, oldest first. */
async function tokensMailed(motel: TestMotel, bookingId: string): Promise<string[]> {
  await motel.server.runJobs();
  const about = (await sentMails(motel)).filter((mail) => mail.includes(`Booking: ${bookingId}`));
  return about.flatMap(
    (mail) => /^See your bookings: http\S+\/booking-history#stay=(.+)$/m.exec(mail)?.[1] ?? [],
  );
}

describe.each(DATABASES)('decision 028: HISTORY_SCOPE=device, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind, { historyScope: 'device' });
  });
  afterAll(() => motel.close());

  test('a stay is seen on the device that it was made on, after signing out and in again too, and on no other', async () => {
    const mobile = freshMobile();
    const phone = openBrowser(motel);
    const guest = await signInGuest(phone, mobile);
    const id = await bookPaid(motel, guest);
    expect(await idsSeenBy(guest)).toEqual([id]);

    await phone.call(ENDPOINTS.signOut.path, { method: 'POST', token: guest.token });
    expect(await idsSeenBy(await signInGuest(phone, mobile))).toEqual([id]);

    const laptop = openBrowser(motel);
    const stranger = await signInGuest(laptop, mobile);
    expect(stranger.id).toBe(guest.id);
    expect(await idsSeenBy(stranger)).toEqual([]);
    const second = await bookPaid(motel, stranger);
    expect(await idsSeenBy(stranger), 'what they book themselves they see').toEqual([second]);
    expect(await idsSeenBy(await signInGuest(phone, mobile))).toEqual([id]);
  });

  test('another guest on the same device sees their own stays, and the device alone shows nothing', async () => {
    const family = openBrowser(motel);
    const [one, other] = [await signInGuest(family, freshMobile()), await signInGuest(family, freshMobile())];
    const [ofOne, ofOther] = [await bookPaid(motel, one), await bookPaid(motel, other)];
    expect(await idsSeenBy(one)).toEqual([ofOne]);
    expect(await idsSeenBy(other)).toEqual([ofOther]);
    expect(new Set(family.given.map(nameAndValue)).size, 'it is one device').toBe(1);
    expect(await family.call(ENDPOINTS.bookings.path)).toMatchObject({ status: 401 });
  });

  test('the cookie comes with a booking or an opened link, and with nothing else; no other site can use it', async () => {
    const phone = openBrowser(motel);
    const guest = await signInGuest(phone, freshMobile());
    await guest.bookings();
    for (const path of ['/', '/booking-history', ENDPOINTS.properties.path]) await phone.call(path);
    expect(await guest.book(freshStay(), ROOMS.many, { overrides: { totalAmount: '1' } })).toMatchObject({
      status: 409,
    });
    await open(phone, guest, 'made-up');
    expect(phone.given).toEqual([]);

    const { headers } = await guest.book(freshStay(), ROOMS.many);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(phone.given).toEqual([
      expect.stringMatching(
        /^motel-device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const { headers: ofHistory } = await phone.call(ENDPOINTS.bookings.path, { token: guest.token });
    expect(ofHistory.get('cache-control')).toBe('no-store');
    expect(phone.given).toHaveLength(1);
  });

  test.each([
    ['cut short', (cookie: string) => cookie.slice(0, -1)],
    ['changed', (cookie: string) => `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'E' : 'A'}`],
    ['empty', () => 'motel-device='],
    ['endless', (cookie: string) => cookie + 'x'.repeat(4000)],
    ['of SQL', () => `motel-device=' or 1=1 --`],
    ['its own digest', (cookie: string) => `motel-device=${Buffer.from(cookie).toString('hex')}`],
  ])('a cookie that is %s opens nothing, and the guest can book all the same', async (_, tamper) => {
    const mobile = freshMobile();
    const phone = openBrowser(motel);
    await bookPaid(motel, await signInGuest(phone, mobile));
    const thief = openBrowser(motel, tamper(phone.cookie!));
    const guest = await signInGuest(thief, mobile);
    expect(await idsSeenBy(guest)).toEqual([]);
    const id = await bookPaid(motel, guest);
    expect(await idsSeenBy(guest)).toEqual([id]);
    expect(thief.cookie, 'from now on it is one of ours').toMatch(/^motel-device=[\w-]{43}$/);
  });

  test('an answer that was lost on the way, cookie and all, is given again by the same key', async () => {
    const phone = openBrowser(motel);
    const guest = await signInGuest(phone, freshMobile());
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.many, { key: 'a-draft' });
    phone.cookie = undefined;
    const again = await guest.book(stay, ROOMS.many, { key: 'a-draft' });
    expect(again.body).toEqual(first.body);
    expect((await guest.bookings()).map(({ checkInDate }) => checkInDate)).toEqual([stay.checkIn]);
  });

  test('D8: a booking never tells of a stay that is not seen here', async () => {
    const mobile = freshMobile();
    const guest = await signInGuest(openBrowser(motel), mobile);
    const stay = freshStay();
    await bookPaid(motel, guest, stay);
    const stranger = await signInGuest(openBrowser(motel), mobile);
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
    test('shows its stay on another device to the guest who made it, for good, however often it is opened', async () => {
      const mobile = freshMobile();
      const guest = await signInGuest(openBrowser(motel), mobile);
      const [id, notOpened] = [await bookPaid(motel, guest), await bookPaid(motel, guest)];
      const [token] = await tokensMailed(motel, id);
      expect(await tokensMailed(motel, notOpened)).toHaveLength(1);

      const laptop = openBrowser(motel);
      const there = await signInGuest(laptop, mobile);
      expect(await idsSeenBy(there)).toEqual([]);
      expect(await open(laptop, there, token)).toMatchObject({ status: 200, body: { success: true } });
      expect(laptop.given).toHaveLength(1);
      expect(await idsSeenBy(there)).toEqual([id]);

      await laptop.call(ENDPOINTS.signOut.path, { method: 'POST', token: there.token });
      const back = await signInGuest(laptop, mobile);
      expect(await idsSeenBy(back)).toEqual([id]);
      const stored = await everythingStored(motel);
      for (let time = 0; time < 3; time += 1) expect((await open(laptop, back, token)).status).toBe(200);
      expect(await everythingStored(motel)).toEqual(stored);
      expect(await idsSeenBy(guest), 'and where it was made it stays').toContain(id);
    });

    test('opens nothing when it is made up or another guest’s, says so in the same words, and stores nothing', async () => {
      const mobile = freshMobile();
      const id = await bookPaid(motel, await signInGuest(openBrowser(motel), mobile));
      const [token = ''] = await tokensMailed(motel, id);
      const laptop = openBrowser(motel);
      const [owner, other] = [await signInGuest(laptop, mobile), await signInGuest(laptop, freshMobile())];
      const stored = await everythingStored(motel);
      for (const [guest, made] of [
        [other, token],
        [owner, `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
        [owner, id],
      ] as const) {
        expect(await open(laptop, guest, made)).toMatchObject({ status: 404, body: OPENS_NOTHING });
      }
      expect((await laptop.call(ENDPOINTS.openBooking.path, { body: { token } })).status).toBe(401);
      expect(await everythingStored(motel)).toEqual(stored);
      expect(laptop.given).toEqual([]);
      expect(await idsSeenBy(other)).toEqual([]);
    });

    test('is in nobody’s log and nobody’s table, and the motel’s own mail has none', async () => {
      const guest = await signInGuest(openBrowser(motel), freshMobile());
      const phone = openBrowser(motel);
      const [token = ''] = await tokensMailed(motel, await bookPaid(motel, guest));
      await open(phone, guest, token);
      expect(token).toMatch(/^[\w-]{43}$/);
      const device = phone.cookie!.split('=')[1]!;
      const log = motel.log.join('\n');
      for (const secret of [token, device, guest.token]) {
        expect(log).not.toContain(secret);
        expect(await tablesWith(motel, secret)).toEqual([]);
      }
      const carrying = (await sentMails(motel)).filter((mail) => mail.includes(token));
      expect(carrying).toHaveLength(1);
      expect(carrying[0]).toMatch(/^To: maryam@example\.ca$/m);
    });

    test('works in a mail that the front desk sends again, and in the one about the cancellation', async () => {
      const mobile = freshMobile();
      const id = await bookPaid(motel, await signInGuest(openBrowser(motel), mobile));
      const desk = (...argv: string[]) => runDeskCommand(motel, argv, { who: 'maryam' });
      const seenBy = async (token: string | undefined) => {
        const laptop = openBrowser(motel);
        const guest = await signInGuest(laptop, mobile);
        await open(laptop, guest, token);
        return (await guest.bookings()).map(({ _id, bookingStatus }) => [_id, bookingStatus]);
      };
      const [first] = await tokensMailed(motel, id);
      await desk('resend', id);
      const tokens = await tokensMailed(motel, id);
      expect(new Set(tokens).size, 'a new one in each mail').toBe(2);
      for (const token of tokens) expect(await seenBy(token)).toEqual([[id, 'confirmed']]);

      motel.clock.advance(1000);
      await desk('cancel', id, '--yes');
      motel.clock.advance(1000);
      await desk('resend', id);
      const afterwards = await tokensMailed(motel, id);
      expect(afterwards).toHaveLength(4);
      for (const token of [first, ...afterwards]) expect(await seenBy(token)).toEqual([[id, 'cancelled']]);
    });

    test('is made anew when a mail has to be sent again, so that the one that arrives works', async () => {
      const mobile = freshMobile();
      const id = await bookPaid(motel, await signInGuest(openBrowser(motel), mobile));
      await tokensMailed(motel, id);
      // As after a crash between sending and writing it down.
      await motel.db
        .updateTable('outbox')
        .set({ sent_at: null, next_attempt_at: motel.clock.now() })
        .where('dedupe_key', '=', `booking-confirmed:${id}`)
        .execute();
      const [token] = await tokensMailed(motel, id);
      const laptop = openBrowser(motel);
      const guest = await signInGuest(laptop, mobile);
      await open(laptop, guest, token);
      expect(await idsSeenBy(guest)).toEqual([id]);
    });

    test('opens its stay until thirty days after the check-out, and then no more', async () => {
      const mobile = freshMobile();
      const stay = freshStay();
      const id = await bookPaid(motel, await signInGuest(openBrowser(motel), mobile), stay);
      const [token] = await tokensMailed(motel, id);
      const { body: unpaid } = await (await signInGuest(openBrowser(motel))).book(freshStay(), ROOMS.many);
      const lastDay = instantAt(addDays(stay.checkOut, 30), 23, 'America/Edmonton');
      motel.clock.setTo(new Date(lastDay).toISOString());
      const laptop = openBrowser(motel);
      expect((await open(laptop, await signInGuest(laptop, mobile), token)).status).toBe(200);
      motel.clock.advance(2 * HOUR);
      const tablet = openBrowser(motel);
      const late = await open(tablet, await signInGuest(tablet, mobile), token);
      expect(late).toMatchObject({ status: 404, body: OPENS_NOTHING });
      expect(await idsSeenBy(await signInGuest(laptop, mobile)), 'what was opened stays').toEqual([id]);

      // Twice: the hold ends first, and is forgotten a month later.
      await motel.server.runJobs();
      motel.clock.advance(31 * 24 * HOUR);
      await motel.server.runJobs();
      const links = await motel.db.selectFrom('stay_links').select('booking_id').execute();
      expect(links).not.toContainEqual({ booking_id: id });
      await expect(outcomeOf(motel, unpaid.sessionId)).rejects.toThrow();
      expect(await idsSeenBy(await signInGuest(laptop, mobile))).toEqual([id]);
    });
  });
});

describe.each(DATABASES)('decision 028: HISTORY_SCOPE=number, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  test('a guest sees every stay of their number everywhere; there are no cookies, and links show the list', async () => {
    const mobile = freshMobile();
    const phone = openBrowser(motel);
    const guest = await signInGuest(phone, mobile);
    const id = await bookPaid(motel, guest);
    const laptop = openBrowser(motel);
    const there = await signInGuest(laptop, mobile);
    expect(await idsSeenBy(there)).toEqual([id]);

    expect(await tokensMailed(motel, id)).toEqual([]);
    const mails = await sentMails(motel);
    expect(mails.some((mail) => /^See your bookings: http\S+\/booking-history$/m.test(mail))).toBe(true);
    const stored = await everythingStored(motel);
    // Of a mail from when the motel told devices apart.
    expect(await open(laptop, there, 'an-old-token')).toMatchObject({ status: 200 });
    expect(await everythingStored(motel)).toEqual(stored);
    expect([...phone.given, ...laptop.given]).toEqual([]);
    expect(await motel.db.selectFrom('device_bookings').selectAll().execute()).toEqual([]);
  });
});

describe('decision 028: around it', () => {
  test('over https the cookie is one that nothing unencrypted can send or plant', async () => {
    const devices = deviceCookie({ historyScope: 'device' }, 'https://motel.example');
    const app = new Hono().get('/', (call) => {
      const device = devices.read(call);
      devices.keep(call, device);
      return call.text(device?.token ?? '');
    });
    const visit = async (cookie = '') => {
      const answer = await app.request('/', { headers: { cookie } });
      return { token: await answer.text(), set: answer.headers.get('set-cookie') ?? '' };
    };
    const { token, set } = await visit();
    expect(set).toBe(
      `__Secure-motel-device=${token}; Max-Age=34560000; Path=/api; HttpOnly; Secure; SameSite=Strict`,
    );
    expect((await visit(`__Secure-motel-device=${token}`)).token).toBe(token);
    expect((await visit(`motel-device=${token}`)).token).not.toBe(token);
  });

  test('links are tried no more often than other questions', async () => {
    const motel = await openTestMotel(DATABASES[0]!, { historyScope: 'device', rateLimitScale: 0.01 });
    const guest = await signInGuest(motel);
    const statuses = [];
    for (let time = 0; time < 13; time += 1) statuses.push((await open(motel, guest, `t${time}`)).status);
    expect(statuses).toEqual([...Array(12).fill(404), 429]);
    await motel.close();
  });

  test('a device is one and the same to every process', async () => {
    const database = await prepareServer();
    const settings = { historyScope: 'device' } as const;
    const [here, there] = [
      await openMotelAt(database.place, settings),
      await openMotelAt(database.place, settings),
    ];
    const mobile = freshMobile();
    const phone = openBrowser(here);
    const id = await bookPaid(here, await signInGuest(phone, mobile));
    expect(await idsSeenBy(await signInGuest(openBrowser(there, phone.cookie), mobile))).toEqual([id]);

    const [token] = await tokensMailed(here, id);
    const laptop = openBrowser(there);
    const guest = await signInGuest(laptop, mobile);
    expect((await open(laptop, guest, token)).status).toBe(200);
    expect(await idsSeenBy(await signInGuest(openBrowser(here, laptop.cookie), mobile))).toEqual([id]);
    await Promise.all([here.close(), there.close()]);
    await database.remove();
  });
});

function nameAndValue(cookie: string): string | undefined {
  return cookie.split(';')[0];
}

/** The tables in which a text stands anywhere. */
async function tablesWith({ db }: TestMotel, text: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where strpos(t::text, ${text}) > 0`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
