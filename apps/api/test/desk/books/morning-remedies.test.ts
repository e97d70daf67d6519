import { cents } from '@motel/booking-core';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/index.ts';
import { enqueueMail } from '../../../src/mail/index.ts';
import { recordOpenItem } from '../../../src/money/index.ts';
import { todayAt } from '../../../src/shared/motel-time.ts';
import { emptyBooks } from '../../support/books.ts';
import { nightsFrom } from '../../support/desk-stays.ts';
import { bookPaid, payAtDesk, refundAtDesk } from '../../support/paid-stay.ts';
import { testDesk } from '../../support/test-desk.ts';
import { testMotel, testStaff } from '../../support/test-setup.ts';
import { faultsOf, recordBackup } from './morning.ts';

const HOUR = 60 * 60_000;

const motel = testMotel();
const wren = testStaff(motel);
beforeEach(async () => {
  await emptyBooks(motel.db);
  await begin();
});

const { act, pass, press } = testDesk(motel, wren);
/** A day at the desk begins with the jobs done and a backup made. */
async function begin() {
  await motel.server.runJobs();
  await recordBackup(motel);
}
const soon = () => nightsFrom(3, 2, todayAt(motel));
const disputed = (bookingId: string | null) => {
  const facts = { paymentReference: null, bookingId, amount: cents(8900) };
  const item = { ...facts, provider: 'embedded', reference: 'dp_1', kind: 'disputed' } as const;
  return inTransaction(motel.db, (trx) =>
    recordOpenItem(trx, motel.motel, item, undefined, motel.clock.now()),
  );
};

test('§14.8 a paid link without its money in the folio is named', async () => {
  const { id, reference } = await bookPaid(motel, soon());
  const due = { amount: 1000, charge: 4000, what: 'terminal', by: 'Wren' } as const;
  await payAtDesk(motel, id, due);
  expect((await press('takePayment', id, { way: 'link', amount: 30 })).status).toBe(200);
  const link = await motel.db
    .selectFrom('payment_requests')
    .selectAll()
    .where('purpose', '=', 'balance')
    .executeTakeFirstOrThrow();
  expect(await faultsOf(wren)).toEqual([]);
  const event = { provider: 'embedded', event_id: 'evt_lost', type: 'paid' } as const;
  const session = { session_id: link.session_id, received_at: motel.clock.now() };
  await motel.db
    .insertInto('payment_events')
    .values({ ...event, ...session })
    .execute();
  expect(await faultsOf(wren)).toEqual([
    {
      check: 'payments',
      sentence: `The payment provider says that ${reference} is paid, and its account has no such payment.`,
      remedy: { kind: 'stay', id, label: 'Open the stay' },
    },
  ]);
});

test('§14.8 an open item is closed with a note, once, and is in the log', async () => {
  const { id, reference } = await bookPaid(motel, soon());
  await disputed(id);
  const [fault] = await faultsOf(wren);
  expect(fault).toMatchObject({
    check: 'open-items',
    sentence: expect.stringMatching(new RegExp(`^${reference}: A payment of .89.00 CAD is disputed`)),
    remedy: { kind: 'close-item', reference: 'dp_1', stay: id },
  });
  const close = (note: string) => wren.call('closeItem', { body: { reference: 'dp_1', note } });
  expect((await close('  ')).body.message).toBe('Say what was done, for those who read it later.');
  expect((await close('x'.repeat(501))).status).toBe(422);
  expect(await faultsOf(wren)).toHaveLength(1);

  expect((await close('Answered the bank')).status).toBe(200);
  expect(await faultsOf(wren)).toEqual([]);
  expect((await close('Answered the bank')).status).toBe(404);
  const logged = await motel.db.selectFrom('desk_log').selectAll().where('action', '=', 'settle').execute();
  expect(logged).toMatchObject([
    {
      who: 'Wren',
      person_id: wren.person.id,
      subject: 'dp_1',
      details: expect.stringMatching(/: Answered the bank$/),
    },
  ]);
});

test('§14.8 a mail that was given up is sent by one press', async () => {
  const mail = { dedupeKey: 'test:1', to: 'maryam@example.ca', subject: 'For Maryam', text: '…' };
  await inTransaction(motel.db, (trx) => enqueueMail(trx, motel.clock.now(), mail));
  await motel.db.updateTable('outbox').set({ attempts: 60, last_error: '550 unknown' }).execute();
  await pass(2 * HOUR);
  await begin();
  const [fault] = await faultsOf(wren);
  expect(fault).toMatchObject({
    check: 'mails',
    sentence: expect.stringMatching(/^A mail of .+ was given up: the mail server said “550 unknown”\.$/),
    remedy: { kind: 'retry-mail', label: 'Send it again' },
  });
  const id = fault?.remedy.kind === 'retry-mail' ? fault.remedy.id : '';
  expect((await act('retryMail', id)).status).toBe(200);
  await motel.server.runJobs();
  expect(await faultsOf(wren)).toEqual([]);
  expect((await act('retryMail', id)).status).toBe(404);
});

test('§14.8 a till that was not signed off is named, and its day signed', async () => {
  const { id } = await bookPaid(motel, soon());
  const date = todayAt(motel);
  await payAtDesk(motel, id, { amount: 2500, what: 'cash', by: 'Wren' });
  const mine = wren.person.id;
  motel.clock.advance(24 * HOUR);
  await wren.signInNext('Ilse', 'owner');
  await begin();
  expect(await faultsOf(wren)).toMatchObject([{ check: 'till', remedy: { kind: 'till', date } }]);
  const counted = { cashExpected: 25, cashCounted: 25, terminalExpected: 0, terminalCounted: 0, note: '' };
  const signed = await wren.call('signOffTill', { body: { ...counted, date, personId: mine } });
  expect(signed.status).toBe(200);
  expect(await faultsOf(wren)).toEqual([]);
});

test('§14.8 a stay that owes less than its receipt has its note issued', async () => {
  const { id } = await bookPaid(motel, soon());
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
