import { ENDPOINTS } from '@motel/api-client/contracts';
import { outcomeOf } from '../support/looks.ts';
import type { MotelDoor } from '../support/motel-door.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { openBrowser } from '../support/test-browser.ts';
import { testMotel } from '../support/test-motel.ts';

describe('decision 043: the other sessions of a number', () => {
  const motel = testMotel({ rateLimitScale: 1 });

  const signIn = async (mobile: string) =>
    (await motel.call(ENDPOINTS.signIn.path, { body: { mobile } })).body.token as string;
  const isOpen = async (token: string) =>
    (await motel.call(ENDPOINTS.bookings.path, { token })).status === 200;
  const count = (door: MotelDoor, token?: string) => door.call(ENDPOINTS.otherSessions.path, { token });
  const end = (door: MotelDoor, token: string) =>
    door.call(ENDPOINTS.signOutOthers.path, { method: 'POST', token });

  async function guestWithCheckout(mobile: string) {
    const browser = openBrowser(motel);
    const guest = await signInGuest(browser, mobile);
    const { body } = await guest.book(freshStay(), ROOMS.many);
    const pay = async () => {
      await guest.pay(body.url);
      await outcomeOf(motel, body.sessionId);
    };
    return { browser, token: guest.token, pay };
  }

  test('are counted and ended where a stay was paid', async () => {
    const [there, elsewhere] = [await signIn('+14035550110'), await signIn('+14035550110')];
    const stranger = await signIn('+14035550111');
    const { browser, token, pay } = await guestWithCheckout('+14035550110');
    expect((await count(browser, token)).body, 'not paid yet').toEqual({ others: 0 });
    expect((await end(browser, token)).status, 'not paid yet').toBe(403);
    await pay();
    expect((await count(browser, token)).body).toEqual({ others: 2 });
    await motel.call(ENDPOINTS.signOut.path, { method: 'POST', token: elsewhere });
    expect((await count(browser, token)).body).toEqual({ others: 1 });
    expect(await end(browser, token)).toMatchObject({ status: 200, body: { success: true } });
    expect([await isOpen(token), await isOpen(there), await isOpen(stranger)]).toEqual([true, false, true]);
    expect((await count(browser, token)).body).toEqual({ others: 0 });
    expect([(await count(browser)).status, (await end(browser, there)).status]).toEqual([401, 401]);
  });

  test('are neither ended nor counted by a stranger', async () => {
    const { token, pay } = await guestWithCheckout('+14035550113');
    await pay();
    // One number has a paid stay and a session, the other one was never used.
    const answers = [];
    for (const mobile of ['+14035550113', '+14035550114']) {
      const stranger = await signIn(mobile);
      const counted = await count(motel, stranger);
      const ended = await end(motel, stranger);
      answers.push([counted.status, counted.body, ended.status, ended.body.code, ended.body.message]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const refused = [403, 'forbidden', expect.stringContaining('by us: call')];
    expect(answers[0]).toEqual([200, { others: 0 }, ...refused]);
    expect(await isOpen(token)).toBe(true);
  });

  test('are ended at most five times a day', async () => {
    const { browser, token, pay } = await guestWithCheckout('+14035550115');
    await pay();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await end(browser, token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
