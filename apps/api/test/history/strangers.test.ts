import { ENDPOINTS } from '@motel/api-client/contracts';
import type { MotelDoor } from '../support/motel-door.ts';
import { sentMails } from '../support/outbox.ts';
import { freshStay, fromAddress, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { openBrowser, type TestBrowser } from '../support/test-browser.ts';
import { DAY, HOUR, motelOfEachTest } from '../support/test-motel.ts';

const OWNER = '+15875550001';

const numberOf = (index: number) => `+1587556${String(index).padStart(4, '0')}`;

describe('decision 028: strangers with a number', () => {
  const motel = motelOfEachTest({ rateLimitScale: 1, trustedProxies: 1 });

  let homes = 0;
  /** A door to the motel from an address. @param address one that no other client has */
  function from(address?: string): MotelDoor {
    homes += 1;
    return fromAddress(motel, { 'x-forwarded-for': address ?? `198.51.${homes >> 8}.${homes & 255}` });
  }

  const signIn = (door: MotelDoor, mobile: string) => door.call(ENDPOINTS.signIn.path, { body: { mobile } });
  const listed = async (door: MotelDoor, token: string) =>
    (await door.call(ENDPOINTS.bookings.path, { token })).body;

  async function bookPaid(mobile: string): Promise<{ browser: TestBrowser; guest: TestGuest; id: string }> {
    const browser = openBrowser(from());
    const guest = await signInGuest(browser, mobile);
    const { id } = await guest.buy(freshStay(), ROOMS.many);
    motel.clock.advance(1000);
    return { browser, guest, id };
  }

  async function exhaust(mobile: string): Promise<void> {
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await signIn(from(), mobile)).status);
    expect(statuses.at(-1)).toBe(429);
  }

  test('G5: numbers by the thousand from one /56 show one stay an hour', async () => {
    const [early, ...owners] = Array.from({ length: 8 }, (_, index) => numberOf(9000 + index));
    const attacker = (index: number) => from(`2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::7`);
    // The rest would be refused as well.
    const tries = 150;
    const sessions = new Map<string, string>();
    // Before this number has a stay.
    sessions.set(early!, (await signIn(attacker(0), early!)).body.token);
    for (const owner of [early!, ...owners]) await bookPaid(owner);

    const shown = new Set<string>();
    for (let hour = 1; hour <= 4; hour += 1) {
      const others = Array.from({ length: tries }, (_, index) => numberOf(hour * tries + index));
      const tried = [...owners, ...others].filter((mobile) => !sessions.has(mobile));
      while (tried.length > 0) {
        const batch = tried.splice(0, 20).map(async (mobile, index) => {
          const { status, body } = await signIn(attacker(tried.length + index), mobile);
          if (status === 200) sessions.set(mobile, body.token);
        });
        await Promise.all(batch);
      }
      for (const mobile of [early!, ...owners]) {
        const token = sessions.get(mobile);
        if (token === undefined) continue;
        const { bookings } = await listed(attacker(hour), token);
        if (bookings.length > 0) shown.add(mobile);
      }
      expect(shown.size, `after ${hour} hours`).toBe(hour);
      motel.clock.advance(HOUR);
    }
    expect(sessions.size, 'sign-ins of four hours').toBeLessThanOrEqual(116);
  });

  test('G5: a stay that is not shown looks like a number without stays', async () => {
    for (const index of [1, 2]) await bookPaid(numberOf(index));
    const stranger = openBrowser(from());
    const first = await signInGuest(stranger, numberOf(1));
    expect(await listed(stranger, first.token)).toMatchObject({
      bookings: [{ bookingStatus: 'confirmed' }],
      onlyThisDevice: false,
    });
    const second = await signInGuest(stranger, numberOf(2));
    const nothing = await signInGuest(stranger, numberOf(3));
    const hidden = await listed(stranger, second.token);
    expect(hidden).toEqual({ bookings: [], onlyThisDevice: true });
    expect(await listed(stranger, nothing.token)).toEqual(hidden);

    await second.book(freshStay(), ROOMS.many);
    const held = (await listed(stranger, second.token)).bookings;
    expect(held, 'an unpaid hold makes no device known').toMatchObject([{ bookingStatus: 'pending' }]);
  });

  test('G5: stays that My Bookings hides do not show in a checkout either', async () => {
    const [mine, theirs] = [numberOf(1), numberOf(2)];
    await bookPaid(mine);
    const owner = openBrowser(from());
    const guest = await signInGuest(owner, theirs);
    const stay = freshStay();
    await guest.buy(stay, ROOMS.many);
    const stranger = openBrowser(from());
    await signInGuest(stranger, mine);
    const blind = await signInGuest(stranger, theirs);
    expect((await blind.book(stay, ROOMS.many)).body.bookingAction).toBe('new');
    expect((await guest.book(stay, ROOMS.many)).body.bookingAction).toBe('additional_rooms');
  });

  test('the link of a mail shows all stays of its number on a new device', async () => {
    const first = await bookPaid(OWNER);
    await bookPaid(numberOf(1));
    await motel.server.runJobs();
    const links = (await sentMails(motel)).map((mail) => /\/booking-history#stay=(.+)$/m.exec(mail)?.[1]);
    const laptop = openBrowser(from());
    await signInGuest(laptop, numberOf(1));
    const guest = await signInGuest(laptop, OWNER);
    expect(await guest.bookings(), 'another number was shown within the hour').toEqual([]);
    const opened = links.filter((token) => token !== undefined);
    const answers = await Promise.all(opened.map((token) => guest.ask(ENDPOINTS.openBooking, '', { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await guest.bookings()).map(({ _id }) => _id)).toEqual([first.id]);
    await bookPaid(OWNER);
    expect(await guest.bookings(), 'also one made elsewhere').toHaveLength(2);
  });

  test('G4: an owner signs in on a known device whatever strangers do', async () => {
    const { browser, id } = await bookPaid(OWNER);
    const holder = openBrowser(from());
    const unpaid = await signInGuest(holder, OWNER);
    await exhaust(OWNER);
    for (let time = 0; time < 12; time += 1) {
      const { status, body } = await signIn(browser, OWNER);
      expect(status).toBe(200);
      expect((await listed(browser, body.token)).bookings).toMatchObject([{ _id: id }]);
    }
    expect((await signIn(browser, numberOf(1))).status, 'another number').toBe(200);
    const thief = openBrowser(from(), 'motel-device=');
    expect((await signIn(thief, OWNER)).status).toBe(429);
    await unpaid.book(freshStay(), ROOMS.many);
    expect((await signIn(holder, OWNER)).status, 'an unpaid hold spares nobody').toBe(429);
  });

  test('G2: forty guests behind one address sign in; the wait then grows', async () => {
    const carrier = from();
    const statuses = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await signIn(carrier, numberOf(index))).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await signIn(from(), numberOf(40))).status, 'another address').toBe(200);
    const wait = async (index: number) => {
      const { status, headers } = await signIn(carrier, numberOf(index));
      expect(status).toBe(429);
      return Number(headers.get('retry-after'));
    };
    const first = await wait(40);
    expect(await wait(0), 'the same for a number that has signed in before').toBe(first);
    let accepted = 40;
    for (let hour = 0; hour < 3; hour += 1) {
      motel.clock.advance(HOUR);
      for (let time = 0; time < 40; time += 1) {
        accepted += 1;
        if ((await signIn(carrier, numberOf(accepted))).status === 429) break;
      }
    }
    const later = await wait(accepted);
    expect(later).toBeGreaterThan(4 * first);
    motel.clock.advance(DAY);
    expect((await signIn(carrier, numberOf(accepted))).status).toBe(200);
  });
});
