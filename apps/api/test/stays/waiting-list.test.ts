import { ENDPOINTS, type WaitingRequest } from '@motel/api-client/contracts';
import type { Stay } from '@motel/booking-core';
import { byHand } from '../support/by-hand.ts';
import { tablesWith } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { rowOf } from '../support/rows.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { DAY, HOUR, MINUTE, testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const motel = testMotelWithBooks();
const owner = testStaff(motel, 'owner', 'Odile');
const { act: on, pass, passWithJobs, payLink } = testDesk(motel, owner);
const INES = { firstname: 'Ines', lastname: 'Moreau', email: 'ines@example.ca' };

/** Sells the one room of a kind. @returns its nights, and how they are free again */
async function fullNights(stay: Stay = freshStay()) {
  const { id } = await bookPaid(motel, stay, ROOMS.single);
  return { stay, free: () => byHand(motel).cancel(id) };
}
const waitOnline = async (stay: Stay, more: Partial<WaitingRequest> = {}, token?: string) => {
  const own = token ?? (await signInGuest(motel)).token;
  const body = { propertyId: ROOMS.single.id, ...stay, party: TWO_ADULTS, guest: INES, ...more };
  return motel.call(ENDPOINTS.joinWaiting.path, { token: own, body });
};
const waitAtDesk = (stay: Stay, guest: object = {}) =>
  owner.call('joinWaiting', {
    body: { typeId: ROOMS.single.id, ...stay, party: TWO_ADULTS, guest: { ...TYPED_GUEST, ...guest } },
  });
const listed = async () => (await owner.call('waiting')).body.waiting;
const offered = async () =>
  (await mailsOf(motel, 'payment-link:stay:%'))
    .filter(({ subject }) => subject.startsWith('A room is free for you'))
    .map(({ recipient }) => recipient);

beforeEach(() => motel.db.deleteFrom('waiting').execute());

describe('§14.23 the waiting list', () => {
  test('offers a free night to the first for an hour, then to the next, who pays', async () => {
    const { stay, free } = await fullNights();
    expect((await waitOnline(stay)).status).toBe(200);
    motel.clock.advance(1000);
    expect((await waitAtDesk(stay)).status).toBe(200);
    await motel.server.runJobs();
    expect(await offered()).toEqual([]);
    await free();
    await motel.server.runJobs();
    expect(await offered()).toEqual([INES.email]);
    const next = { ...stay, email: TYPED_GUEST.email, joinedAt: expect.any(String) };
    expect(await listed()).toMatchObject([next]);

    await motel.runJobsAfter(HOUR - MINUTE);
    expect(await offered()).toEqual([INES.email]);
    await motel.runJobsAfter(10 * MINUTE);
    await motel.server.runJobs();
    expect(await offered()).toEqual([INES.email, TYPED_GUEST.email]);
    expect(await listed()).toEqual([]);
    const { id } = await rowOf(motel.db, 'bookings', { status: 'held' });
    await pass(0);
    await payLink(id);
    expect(await lookAtStay(owner, id)).toMatchObject({ status: 'confirmed', ...stay });
  });

  test('a guest for whom the provider makes no link stays the first', async () => {
    const { stay, free } = await fullNights();
    await waitOnline(stay);
    await free();
    motel.provider.fail('createSession', 'before');
    await motel.server.runJobs();
    expect(await listed()).toHaveLength(1);
    const before = (await offered()).length;
    await motel.server.runJobs();
    expect(await offered()).toHaveLength(before + 1);
    expect(await listed()).toEqual([]);
  });

  test('a wait ends by the desk, and with the day of arrival', async () => {
    const { stay } = await fullNights(nightsFrom(3, 2));
    await waitOnline(stay);
    motel.clock.advance(1000);
    await waitAtDesk(stay);
    const [, atDesk] = await listed();
    expect((await on('endWaiting', atDesk.id)).status).toBe(200);
    expect(await listed()).toMatchObject([{ email: INES.email }]);
    await passWithJobs(4 * DAY);
    expect(await listed()).toEqual([]);
  });

  test('a guest waits once for the same nights, for five stays at most', async () => {
    const { token } = await signInGuest(motel);
    const { stay } = await fullNights(freshStay(6));
    for (let time = 0; time < 2; time++) expect((await waitOnline(stay, {}, token)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    for (let more = 1; more < 6; more++) {
      const answer = await waitOnline((await fullNights()).stay, {}, token);
      if (more < 5) expect(answer.status).toBe(200);
      else expect(answer).toSay(/^422 You wait for 5 stays already/);
    }
  });

  test('refuses a stay that is free or not sold, no mail address, and a stranger', async () => {
    const { stay } = await fullNights();
    expect(await waitOnline(freshStay())).toSay(/^422 This room is free on these nights/);
    expect(await waitOnline(stay, { propertyId: ROOMS.closed.id })).toSay(/^409 .*not available/);
    expect(await waitOnline(stay, { propertyId: 'castle' })).toSay(/^404/);
    expect((await waitOnline(nightsFrom(-3))).status).toBe(422);
    expect((await waitOnline(stay, { party: { ...TWO_ADULTS, adults: 9 } })).status).toBe(422);
    expect(await waitOnline(stay, { guest: { ...INES, email: '' } })).toSay(/^422 .*email/i);
    expect(await waitAtDesk(stay, { email: '' })).toSay(/^422 .*email/i);
    expect((await waitOnline(stay, {}, 'a-stranger')).status).toBe(401);
    expect(await listed()).toEqual([]);
  });

  test('§14.19 a guest who waits is exported, and erased', async () => {
    const noor = { firstname: 'Noor', phone: '403 555 0199' };
    const { body } = await bookAtDesk(owner, { stay: nightsFrom(5, 2), guest: noor });
    const { stay } = await fullNights(nightsFrom(60, 1));
    await waitAtDesk(stay, noor);
    const { guest } = await lookAtStay(owner, body.id);
    const { waiting } = (await on('exportGuest', guest.id)).body.data;
    expect(waiting).toMatchObject([{ check_in: stay.checkIn, type_id: 'single' }]);
    await pass(10 * DAY);
    expect((await on('eraseGuest', guest.id)).status).toBe(200);
    expect(await tablesWith(motel.db, /Noor|5550199/)).toEqual([]);
  });
});
