import { ENDPOINTS } from '@motel/api-client/contracts';
import type { DeskCallName } from '@motel/api-client/desk-contracts';
import { motel as content } from '@motel/content/testing';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks, wrongInBooks } from '../support/books.ts';
import { tablesWith } from '../support/looks.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { freshStay, longer, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { GOODWILL, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

describe('§14.19 guests as persons', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Odile');
  beforeEach(() => emptyBooks(motel.db));

  const { act: on, look, pass, press, ...desk } = testDesk(motel, owner);
  const tonight = () => nightsFrom(0, 2, deskDayAt(content, motel.clock.now()));
  async function book(guest: Partial<typeof TYPED_GUEST> = {}) {
    const stay = await desk.book({ stay: tonight(), guest });
    return { stay, guest: (await look(stay)).guest.id };
  }
  const card = async (id: string) => (await on('guestCard', id)).body;
  const write = (id: string, words: object) =>
    on('keepGuestCard', id, { wishes: '', note: '', notAgain: '', ...words });

  test('a card has their stays, nights and spending, and what is known', async () => {
    const { guest } = await book();
    await book();
    await write(guest, { wishes: 'Ground floor', note: 'Paints' });
    expect(await card(guest)).toMatchObject({
      name: 'Amara Osei-Lindqvist',
      stays: [{ total: 195 }, { total: 195 }],
      nights: 4,
      spent: 390,
      wishes: 'Ground floor',
      note: 'Paints',
      written: { by: owner.person.name },
      alike: [],
    });
    expect((await on('guestCard', 'nobody')).status).toBe(404);
  });

  test.each([
    ['😀 ’’', 'no letter'],
    ["Zoé D'Ançelot-Roy", 'marks and signs'],
    ['Ольга Петрова', 'letters of another script'],
    ["\\' | ! & (x:*", 'signs of a query'],
  ])('guests called %s, a name with %s, are found as one person', async (name, kinds) => {
    const [firstname = '', lastname = ''] = name.split(/ (.*)/);
    const same = { firstname, lastname };
    const one = await book({ ...same, email: 'one@example.ca' });
    const other = await book({ ...same, phone: '403 555 0199', email: 'other@example.ca' });
    const found = kinds === 'no letter' ? [] : [expect.objectContaining({ id: other.guest })];
    expect((await card(one.guest)).alike).toEqual(found);
  });

  test('“not again” is read where they book: at the desk, online, on the stay', async () => {
    const { guest } = await bookPaid(motel, freshStay(1));
    const { id, mobile } = guest;
    const notAgain = 'Burnt the\ncarpet';
    await write(id, { notAgain });
    const found = async () => (await owner.call('findGuest', { query: { phone: mobile } })).body;
    expect(await found()).toMatchObject({ notAgain });
    const next = await guest.book(freshStay(1), ROOMS.many);
    await guest.pay(next.body.url);
    await motel.server.runJobs();
    const hands = (await owner.call('tonight')).body.waiting;
    expect(hands.filter((hand: { kind: string }) => hand.kind === 'guest')).toMatchObject([
      { details: notAgain },
      { details: notAgain },
    ]);
    await write(id, {});
    expect((await found()).notAgain).toBeUndefined();
  });

  test('two cards of one person are merged, and parted again', async () => {
    const one = await book();
    const other = await book({ phone: '403 555 0199' });
    const third = await book({ phone: '403 555 0200', email: 'other@example.ca', firstname: 'Ada' });
    const { email } = TYPED_GUEST;
    const alike = { id: other.guest, name: 'Amara Osei-Lindqvist', phone: '+14035550199', email, stays: 1 };
    expect((await card(one.guest)).alike).toEqual([alike]);
    await write(other.guest, { note: 'Sings', notAgain: 'Too loud' });
    expect((await on('mergeGuests', one.guest, { other: other.guest })).status).toBe(200);
    const merged = await card(other.guest);
    expect(merged).toMatchObject({
      id: one.guest,
      nights: 4,
      note: 'Sings',
      notAgain: 'Too loud',
      merged: [{ id: other.guest }],
      alike: [],
    });
    expect((await look(one.stay)).guest.notAgain).toBe('Too loud');
    expect((await on('mergeGuests', other.guest, { other: one.guest })).status).toBe(422);
    expect((await on('mergeGuests', third.guest, { other: one.guest })).status).toBe(200);
    expect((await card(other.guest)).merged.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [one.guest, other.guest].toSorted(),
    );
    expect((await on('partGuests', third.guest, { other: one.guest })).status).toBe(200);
    expect((await card(one.guest)).stays).toHaveLength(1);
    expect((await on('partGuests', third.guest, { other: one.guest })).status).toBe(422);
  });

  test('their data is handed out whole, and that is in the log', async () => {
    const { guest, stay } = await book();
    await on('noteStay', stay, { text: 'Asked for a cot' });
    await write(guest, { wishes: 'Quiet' });
    const { body } = await on('exportGuest', guest);
    expect(body.data).toMatchObject({
      mobileNumbers: ['+14035550138'],
      notes: [{ wishes: 'Quiet' }],
      stays: [{ guest: { email: TYPED_GUEST.email }, notes: [{ text: 'Asked for a cot' }] }],
    });
    expect(body.data.stays[0].account.at(-1)).toMatchObject({ kind: 'payment', amount: 195 });
    expect(body.data.mails.length).toBeGreaterThan(0);
    const actions = await motel.db.selectFrom('desk_log').select('action').execute();
    expect(actions.map(({ action }) => action)).toContain('export-guest');
  });

  test('an erased person is in no table but the receipts; the accounts stay', async () => {
    const { guest, stay } = await book();
    await on('noteStay', stay, { text: 'Osei-Lindqvist likes tea' });
    await on('mailGuest', stay);
    await write(guest, { wishes: 'Amara sleeps late' });
    expect(await on('eraseGuest', guest)).toSay(/^422 Stay GDL-\w+ is not over/);
    await pass(5 * DAY);
    await on('issueReceipt', stay, { kind: 'receipt', total: 195 });
    const { folio } = await look(stay);
    expect((await on('eraseGuest', guest)).body).toEqual({ stays: 1 });
    const after = await look(stay);
    expect(after.folio).toEqual(folio);
    const erased = { firstname: 'Erased', lastname: 'guest', email: '', phone: '', car: '' };
    expect(after.guest).toMatchObject(erased);
    expect(await tablesWith(motel.db, /Amara|Osei|amara\.ol|5550138|Grey wagon/)).toEqual(['receipts']);
    expect(await wrongInBooks(motel.db)).toEqual([]);
    // A later owner of the number is another guest.
    const next = await book();
    expect(next.guest).not.toBe(guest);
    expect((await card(next.guest)).stays).toHaveLength(1);
  });

  test('no word that a guest or a clerk wrote about them remains but on papers', async () => {
    const word = 'Zyxwórd';
    const reason = `${word} is why`;
    await desk.keepArticles({ ...GOODWILL, price: 5 }, { id: 'damage', label: 'Damage' });
    const details = { email: 'zyxword@example.ca', car: word, specialRequest: reason };
    const typed = { ...TYPED_GUEST, firstname: word, lastname: word, ...details };
    const nights = tonight();
    const byHand = { total: 180, reason };
    const stay = await desk.book({ stay: nights, guest: typed, byHand, note: reason });
    const { guest } = await look(stay);
    const does = async (name: DeskCallName, id: string, body: object) =>
      expect([name, (await press(name, id, body)).status]).toEqual([name, 200]);
    const more = { byHand: { total: 260, reason }, difference: 80, pay: 'cash' };
    expect((await desk.change(stay, longer(nights), more)).status).toBe(200);
    await does('noteStay', stay, { text: reason });
    await does('editGuest', stay, { guest: { ...typed, specialRequest: `${reason}.` } });
    expect((await desk.charge(stay, 'goodwill', -5, { note: reason })).status).toBe(200);
    expect((await desk.charge(stay, 'damage', 50, { amount: 50, note: reason })).status).toBe(200);
    await does('waive', stay, { amount: 10, reason });
    const damaged = (await look(stay)).folio.entries.findLast(({ charge }) => charge !== undefined);
    await does('takeBackCharge', stay, { charge: damaged?.charge, reason });
    await does('refund', stay, { amount: 20, reason, isOwedAgain: false });
    await does('mailGuest', stay, {});
    await does('messageStay', stay, { text: reason });
    const given = await desk.book({ stay: nights, guest: typed });
    const site = await signInGuest(motel, '+14035550138');
    const attempt = { user: { ...details, firstname: word, lastname: word, phone: TYPED_GUEST.phone } };
    await site.book(freshStay(), ROOMS.many, { overrides: { ...attempt, specialRequest: reason } });
    await write(guest.id, { wishes: reason, note: reason, notAgain: reason });
    const feedback = { name: word, email: 'ZyxWord@example.ca', message: reason };
    await motel.call(ENDPOINTS.feedback.path, { body: feedback });
    const { body } = await on('exportGuest', guest.id);
    expect(body.data.feedback).toEqual([{ ...feedback, at: expect.any(String) }]);
    await motel.db.updateTable('outbox').set({ last_error: 'refused', attempts: 99 }).execute();
    const { id: mail } = await motel.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    await owner.call('closeItem', { body: { reference: mail, note: reason } });
    await desk.passWithJobs(5 * DAY);
    await does('cancelStay', given, { isNoShow: true, kept: 150, refunded: 45, reason });
    expect(await tablesWith(motel.db, /zyxw[oó]rd/i)).toContain('stay_changes');

    expect((await on('eraseGuest', guest.id)).body).toEqual({ stays: 2 });
    expect(await tablesWith(motel.db, /zyxw[oó]rd/i)).toEqual([]);
    expect((await look(given)).isNoShow).toBe(true);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('who owes is not erased, one without a mail address is, by an owner alone', async () => {
    const stay = await desk.book({ stay: tonight(), pay: 'later' });
    const other = (await book({ email: '', phone: '403 555 0199' })).guest;
    const { guest } = await look(stay);
    await press('takePayment', stay, { way: 'cash', amount: 100 });
    await pass(5 * DAY);
    for (let time = 0; time < 2; time++) expect((await on('eraseGuest', other)).status).toBe(200);
    expect((await on('eraseGuest', guest.id)).body.message).toMatch(/^The account of GDL-\w+ is open/);
    const clerk = await signInStaff(motel, 'clerk', 'Wren');
    for (const name of ['eraseGuest', 'exportGuest'] as const) {
      expect((await clerk.call(name, { parts: { id: guest.id } })).status).toBe(403);
    }
  });
});
