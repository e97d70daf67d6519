import { cents } from '@motel/booking-core';
import { inTransaction } from '../../../src/db/index.ts';
import { enqueueMail } from '../../../src/mail/index.ts';
import { recordOpenItem } from '../../../src/money/index.ts';
import { todayAt } from '../../../src/shared/motel-time.ts';
import { emptyBooks } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { statusesOf } from '../../support/motel-door.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { addRow, rowOf, rowsOf } from '../../support/rows.ts';
import { nightsFrom, ROOMS, signInGuest } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { HOUR, testMotel, testStaff } from '../../support/test-motel.ts';
import { faultsOf, recordBackup } from './morning.ts';

const soon = nightsFrom(3);

const motel = testMotel();
const wren = testStaff(motel);
beforeEach(async () => {
  await emptyBooks(motel.db);
  await begin();
});

/** A day at the desk begins with the jobs done and a backup made. */
async function begin() {
  await motel.server.runJobs();
  await backUp();
}
const backUp = () => recordBackup(motel);
const faults = async () => (await faultsOf(wren)).map(({ check, sentence }) => [check, sentence] as const);
const { act, pass, press } = testDesk(motel, wren);
const ahead = () => nightsFrom(3, 2, todayAt(motel));
const say = (sentence: RegExp) => expect.stringMatching(sentence);

/** The provider has said that a session is paid, and the motel has lost it. */
const lose = (session_id: string | null) => {
  const event = { provider: 'embedded', event_id: 'evt_lost', type: 'paid' } as const;
  return addRow(motel.db, 'payment_events', { ...event, session_id, received_at: motel.clock.now() });
};
const needsHand = (item: Parameters<typeof recordOpenItem>[2]) =>
  inTransaction(motel.db, (trx) => recordOpenItem(trx, motel.motel, item, undefined, motel.clock.now()));
const disputed = (bookingId: string | null) => {
  const facts = { paymentReference: null, bookingId, amount: cents(8900) };
  return needsHand({ ...facts, provider: 'embedded', reference: 'dp_1', kind: 'disputed' });
};
const mail = () => {
  const letter = { dedupeKey: 'test:1', to: 'maryam@example.ca', subject: 'For Maryam', text: '…' };
  return inTransaction(motel.db, (trx) => enqueueMail(trx, motel.clock.now(), letter));
};

test('§14.8 a motel whose books agree is green', async () => {
  const { id } = await bookPaid(motel, soon, ROOMS.many, { rooms: 2 });
  await payAtDesk(motel, id, { amount: 2500, what: 'cash', by: 'Desmond' });
  await (await signInGuest(motel)).book(soon, ROOMS.many);
  expect(await faults()).toEqual([]);
  const { body } = await wren.call('morning');
  expect(body.faults).toBe(0);
  expect(body.checks.map(({ good }: { good: string }) => good)).toContain('Every mail went out.');
});

test('§14.8 a paid session whose payment is not in the books is named', async () => {
  const guest = await signInGuest(motel);
  await lose((await guest.book(soon, ROOMS.many)).body.sessionId);
  const [first] = await faults();
  expect(first).toEqual(['payments', say(/^The payment provider says that GDL-\w{5} is paid/)]);
});

test('§14.8 money that bought no stay and did not go back is named', async () => {
  const { id, reference } = await bookPaid(motel, soon);
  await motel.db.updateTable('bookings').set({ status: 'refunded' }).where('id', '=', id).execute();
  await motel.db.deleteFrom('nights').execute();
  expect(await faults()).toEqual([
    ['payments', `$195.00 was taken for ${reference}, which is no stay, and did not go back.`],
  ]);
});

test('§14.8 a night whose count is not its stays is named, with its day', async () => {
  await bookPaid(motel, soon);
  await motel.db.updateTable('nights').set({ sold: 3 }).where('date', '=', soon.checkIn).execute();
  expect(await faults()).toEqual([
    ['nights', 'Room many on Nov 23, 2026: 3 rooms count as sold, and stays, holds and closed rooms take 1.'],
  ]);
  const [{ remedy } = {}] = await faultsOf(wren);
  expect(remedy).toEqual({ kind: 'plan', date: '2026-11-23', label: 'Look at the plan' });
});

test('§14.8 a room number that its stay does not have is named', async () => {
  const { id, reference } = await bookPaid(motel, soon);
  const { id: room_id } = await rowOf(motel.db, 'rooms', { number: '7' });
  const night = { room_id, date: soon.checkOut, booking_id: id, closure_id: null };
  await addRow(motel.db, 'room_nights', night);
  expect(await faults()).toEqual([
    ['numbers', `Room 7 is given to ${reference} on Nov 25, 2026, and the stay does not have it that night.`],
  ]);
});

test('§14.8 a stay that left without paying is named with what is due', async () => {
  const { id, reference } = await bookPaid(motel, soon);
  await payAtDesk(motel, id, { amount: 1000, charge: 4075, what: 'terminal', by: 'Desmond' });
  expect(await faults()).toEqual([]);
  await pass(6 * 24 * HOUR);
  await begin();
  expect(await faults()).toEqual([
    ['guests', `The guests of ${reference} were to come on Nov 23, 2026, and are not checked in.`],
    ['folios', `${reference} left on Nov 25, 2026, and $30.75 is not paid.`],
  ]);
});

test('§14.8 a refund that the provider does not accept is named', async () => {
  const { id } = await bookPaid(motel, nightsFrom(3, 2, todayAt(motel)));
  motel.provider.fail('refund', 'before', 99);
  await byHand(motel).cancel(id);
  await motel.server.runJobs();
  expect(await faults(), 'not at once').toEqual([]);
  await motel.runJobsAfter(2 * HOUR);
  expect((await faults()).map(([name]) => name)).toEqual(['refunds']);
  motel.provider.recover();
  await motel.runJobsAfter(2 * HOUR);
  expect(await faults()).toEqual([]);
});

test('§14.8 open items and troubles of the machine are named with their advice', async () => {
  await disputed(null);
  const machine = { provider: 'machine', reference: 'low-disk-of-inn', kind: 'low-disk' } as const;
  await needsHand({ ...machine, paymentReference: null, bookingId: null, amount: null });
  const found = await faults();
  expect(found.map(([name]) => name)).toEqual(['open-items', 'machine']);
  expect(found[0]?.[1]).toContain('A payment of $89.00 CAD is disputed');
});

test('§14.8 a mail that did not go out is named, without its guest', async () => {
  await mail();
  motel.clock.advance(2 * HOUR);
  const [[, sentence] = []] = (await faults()).filter(([check]) => check === 'mails');
  expect(sentence).toMatch(/^A mail waits since .+ has not tried to send it\.$/);
  expect(sentence).not.toContain('aryam');
});

test('§14.8 a silent provider and an old backup are named', async () => {
  await pass(37 * HOUR);
  expect((await faults()).map(([name]) => name)).toEqual(['provider', 'backup']);
  await begin();
  expect(await faults()).toEqual([]);
});

test('§14.8 a paid link without its money in the folio is named', async () => {
  const { id, reference } = await bookPaid(motel, ahead());
  const due = { amount: 1000, charge: 4000, what: 'terminal', by: 'Wren' } as const;
  await payAtDesk(motel, id, due);
  expect((await press('takePayment', id, { way: 'link', amount: 30 })).status).toBe(200);
  const link = await rowOf(motel.db, 'payment_requests', { purpose: 'balance' });
  expect(await faultsOf(wren)).toEqual([]);
  await lose(link.session_id);
  expect(await faultsOf(wren)).toEqual([
    {
      check: 'payments',
      sentence: `The payment provider says that ${reference} is paid, and its account has no such payment.`,
      remedy: { kind: 'stay', id, label: 'Open the stay' },
    },
  ]);
});

test('§14.8 an open item is closed with a note, once, and is in the log', async () => {
  const { id, reference } = await bookPaid(motel, ahead());
  await disputed(id);
  const [fault] = await faultsOf(wren);
  expect(fault).toMatchObject({
    check: 'open-items',
    sentence: say(new RegExp(`^${reference}: A payment of .89.00 CAD is disputed`)),
    remedy: { kind: 'close-item', reference: 'dp_1', stay: id },
  });
  const close = (note: string) => wren.call('closeItem', { body: { reference: 'dp_1', note } });
  expect((await close('  ')).body.message).toBe('Say what was done, for those who read it later.');
  expect((await close('x'.repeat(501))).status).toBe(422);
  expect(await faultsOf(wren)).toHaveLength(1);

  expect(await statusesOf(close('Answered the bank'), close('Answered the bank'))).toEqual([200, 404]);
  expect(await faultsOf(wren)).toEqual([]);
  const by = { who: 'Wren', person_id: wren.person.id, subject: 'dp_1' };
  expect(await rowsOf(motel.db, 'desk_log', { action: 'settle' })).toMatchObject([
    { ...by, details: say(/: Answered the bank$/) },
  ]);
});

test('§14.8 a mail that was given up is sent by one press', async () => {
  await mail();
  await motel.db.updateTable('outbox').set({ attempts: 60, last_error: '550 unknown' }).execute();
  await pass(2 * HOUR);
  await begin();
  const [fault] = await faultsOf(wren);
  expect(fault).toMatchObject({
    check: 'mails',
    sentence: say(/^A mail of .+ was given up: the mail server said “550 unknown”\.$/),
    remedy: { kind: 'retry-mail', label: 'Send it again' },
  });
  const id = fault?.remedy.kind === 'retry-mail' ? fault.remedy.id : '';
  expect((await act('retryMail', id)).status).toBe(200);
  await motel.server.runJobs();
  expect(await faultsOf(wren)).toEqual([]);
  expect((await act('retryMail', id)).status).toBe(404);
});

test('§14.8 a till that was not signed off is named, and its day signed', async () => {
  const { id } = await bookPaid(motel, ahead());
  const date = todayAt(motel);
  await payAtDesk(motel, id, { amount: 2500, what: 'cash', by: 'Wren' });
  const mine = wren.person.id;
  motel.clock.advance(24 * HOUR);
  await wren.signInNext('Ilse', 'owner');
  await begin();
  expect(await faultsOf(wren)).toMatchObject([{ check: 'till', remedy: { kind: 'till', date } }]);
  const counted = { cashExpected: 25, cashCounted: 25, terminalExpected: 0, terminalCounted: 0, note: '' };
  expect((await wren.call('signOffTill', { body: { ...counted, date, personId: mine } })).status).toBe(200);
  expect(await faultsOf(wren)).toEqual([]);
});

test('§14.8 a stay that owes less than its receipt has its note issued', async () => {
  const { id } = await bookPaid(motel, ahead());
  const paid = { amount: 2500, what: 'cash', by: 'Wren' } as const;
  const paymentReference = await payAtDesk(motel, id, paid);
  const issue = async () => {
    const { kind, total } = (await act('receipts', id)).body.next;
    return act('issueReceipt', id, { kind, total });
  };
  await issue();
  await refundAtDesk(motel, id, { amount: 500, paymentReference, by: 'Wren' });
  expect(await faultsOf(wren)).toMatchObject([{ check: 'receipts', remedy: { kind: 'receipts', id } }]);
  expect((await issue()).status).toBe(200);
  expect(await faultsOf(wren)).toEqual([]);
});
