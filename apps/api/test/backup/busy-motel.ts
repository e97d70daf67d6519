import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { bookingIdOf } from '../support/books.ts';
import { byHand, plantBlock } from '../support/by-hand.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, pressOnStay, TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import type { TestMotel } from '../support/test-motel.ts';
import { TestPasskey } from '../support/test-passkey.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';

const HOUR = 60 * 60_000;

export const stayAfter = (days: number, nights?: number) => nightsFrom(days, nights, '2027-01-01');

/** Plays a history that leaves rows in every table: all beginnings and ends of a booking, and the desk's commands. */
export async function liveAWhile(motel: TestMotel): Promise<void> {
  const desk = byHand(motel);
  const bookingOf = (sessionId: string) => bookingIdOf(motel.db, sessionId);

  const [paid, cancelled, late, released, held] = await Promise.all(
    Array.from({ length: 5 }, () => signInGuest(motel)),
  );
  const first = await paid!.book(stayAfter(0), ROOMS.many, { party: { pets: 1 }, key: randomUUID() });
  await paid!.pay(first.body.url);
  const second = await cancelled!.book(stayAfter(1), ROOMS.many, { rooms: 2 });
  await cancelled!.pay(second.body.url);
  await motel.server.runJobs();
  const other = { eventId: 'evt_x', paymentReference: 'pay_x' };
  const ofAnother = await paidEvent(motel, first.body.sessionId, other);
  await sendEvent(motel, { ...ofAnother, bookingId: 'nobody' } as typeof ofAnother);
  await desk.cancel(await bookingOf(second.body.sessionId));
  await motel.server.runJobs();

  const party = { ...TWO_ADULTS, children: 1, pets: 1 };
  const changed = { ...stayAfter(0), party, difference: 0 };
  await paid!.ask(ENDPOINTS.changeStay, await bookingOf(first.body.sessionId), changed);

  await late!.book(stayAfter(10), ROOMS.single);
  await motel.runJobsAfter(HOUR);
  await plantBlock(motel, 'single', stayAfter(10), { reason: "By phone, O'Hara" });

  const given = await released!.book(stayAfter(3), ROOMS.many);
  await released!.release(given.body.sessionId);
  const lifted = await plantBlock(motel, 'many', stayAfter(4), { reason: 'Sink' });
  await desk.call('liftBlock', { id: lifted });
  await released!.ask(ENDPOINTS.signOut);
  const message = { name: 'Zoë', email: 'zoe@example.ca', message: 'Lovely.\n"Quiet", too.' };
  await motel.call(ENDPOINTS.feedback.path, { body: message });
  await staffAWhile(motel);
  await desk.changeRates({ kind: 'code', code: { code: 'HARVEST', off: '10%', uses: 5 } });
  const overrides = { promotionCode: 'harvest', totalAmount: '177' };
  await paid!.book(stayAfter(30), ROOMS.many, { overrides });
  const noor = await signInStaff(motel, 'clerk', 'Noor');
  const waits = { typeId: 'single', ...stayAfter(10), party, guest: TYPED_GUEST };
  await noor.call('joinWaiting', { body: waits });
  await noor.call('leaveNote', { body: { text: 'Keep 19 for last.' } });
  const { body: own } = await noor.call('rooms');
  const { id: room } = own.types[0].rooms[0];
  await noor.call('closeRoom', { parts: { id: room }, body: { ...stayAfter(60), reason: 'New shower' } });
  await noor.call('cleanRoom', { parts: { id: room }, body: { isClean: true } });
  const stay = { parts: { id: await bookingOf(first.body.sessionId) } };
  const later = await bookAtDesk(noor, { stay: stayAfter(40), pay: 'later' });
  const wishes = { wishes: ['quiet'], near: later.body.reference };
  await noor.call('setWishes', { ...stay, body: wishes });
  await pressOnStay(noor, 'takePayment', later.body.id, { way: 'link', amount: 195 });
  await held!.book(stayAfter(5, 20), ROOMS.many, { rooms: 3 });
  await paperAWhile(motel, noor, later.body.id);
}

/** An invoice that is paid in part: the way to it would take the days of a stay. */
async function invoiceAWhile({ db, clock }: TestMotel, company: string): Promise<void> {
  const now = clock.now();
  const number = 'INV-2027-0001';
  await sql`
    insert into invoices (number, year, serial, company_id, kind, about, content, total, due, issued_at, issued_by)
    values (${number}, 2027, 1, ${company}, 'invoice', null, '{"stays": []}', 19500, '2027-02-01', ${now}, 'Noor')`.execute(
    db,
  );
  await sql`
    insert into account_payments (id, number, way, amount, at, by)
    values ('p', ${number}, 'cheque', 500, ${now}, 'Noor')`.execute(db);
}

/** A receipt, a till that is signed off, a day that has ended, and a guest of whom something is known. */
async function paperAWhile(motel: TestMotel, noor: TestStaff, id: string): Promise<void> {
  const { body } = await noor.call('receipts', { parts: { id } });
  const { kind, total } = body.next;
  await noor.call('issueReceipt', { parts: { id }, body: { kind, total } });
  await noor.call('moveCash', { body: { kind: 'float', amount: 200, reason: '' } });
  const { body: day } = await noor.call('till');
  const [{ personId, cash, terminal }] = day.tills;
  const counted = { cashExpected: cash.expected, cashCounted: cash.expected };
  const atTerminal = { terminalExpected: terminal.expected, terminalCounted: terminal.expected };
  const till = { date: day.date, personId, ...counted, ...atTerminal, note: '' };
  await noor.call('signOffTill', { body: till });
  const { body: stay } = await noor.call('stay', { parts: { id } });
  const card = { wishes: 'Quiet', note: '', notAgain: '' };
  await noor.call('keepGuestCard', { parts: { id: stay.guest.id }, body: card });
  const data = { name: 'Acme', addressLines: [], taxNumber: '', contact: '', email: '', code: '' };
  const company = await noor.call('keepCompany', { body: { ...data, payDays: 30, language: 'en' } });
  const asked = { company: company.body.id };
  await noor.call('setPayer', { parts: { id }, body: asked });
  const line = { typeId: ROOMS.many.id, ...stayAfter(60), rooms: 2, total: 195 };
  const { rooms: _, ...each } = TWO_ADULTS;
  const crew = { name: 'Crew', lines: [{ ...line, party: each }], guest: TYPED_GUEST, names: ['Ty Brandt'] };
  await noor.call('bookGroup', { body: crew });
  await noor.call('sellVoucher', { body: { amount: 50, way: 'cheque', name: 'Ana', email: '' } });
  await invoiceAWhile(motel, company.body.id);
  const { body: open } = await noor.call('dayEnd');
  await noor.call('endDay', { body: { date: open.open, isEarlyAccepted: true } });
}

/** People at the desk: a passkey, two sessions, an open link and challenge, and an action. */
async function staffAWhile(motel: TestMotel): Promise<void> {
  const ilse = await signInStaff(motel, 'owner', 'Ilse');
  const invited = await ilse.call('invite', { body: { name: "O'Hara", role: 'clerk' } });
  const token = invited.body.link.url.split('#')[1];
  const { body: options } = await callTestDesk(motel, 'joinOptions', { body: { token } });
  const passkey = new TestPasskey(motel.server.url).make(options);
  await callTestDesk(motel, 'join', { body: { token, device: 'Night desk', passkey } });
  await callTestDesk(motel, 'signInOptions');
  const party = { ...TWO_ADULTS, adults: 1 };
  const guest = { firstname: 'Zoë', lastname: "O'Hara", phone: '', email: '', note: '', reference: '' };
  const found = { ...guest, typeId: ROOMS.many.id, ...stayAfter(80), party, total: 180, paid: 0 };
  await sql`
    insert into content_drafts (name, text, author, at)
    values ('pages/news.md', null, 'Ilse', now())`.execute(motel.db);
  const codes = [{ account: 'room', name: '', code: '4000' }];
  await ilse.call('setLedgerCodes', { body: { codes } });
  await ilse.call('previewSite');
  await ilse.call('importStays', { body: { stays: [found], taxes: 'with', file: 'old.csv', total: 180 } });
}

/** Writes rows that no guest could write, with microseconds and with any text. */
export async function writeStrangeRows(motel: TestMotel, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    await sql`
      insert into feedback (id, name, email, message, created_at)
      values (gen_random_uuid()::text, ${text}, ${text}, ${text}, timestamptz '2026-11-01 07:59:59.123456Z' + ${at} * interval '1 microsecond')
    `.execute(motel.db);
    // A number beyond a double's precision, which JSON.stringify would round.
    const facts = `{"description":${JSON.stringify(text)},"big":12345678901234567890}`;
    await sql`update properties set facts = ${facts}::jsonb where id = 'free'`.execute(motel.db);
  }
}
