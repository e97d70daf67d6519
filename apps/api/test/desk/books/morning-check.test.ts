import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/index.ts';
import { enqueueMail } from '../../../src/mail/index.ts';
import { recordOpenItem } from '../../../src/money/index.ts';
import { todayAt } from '../../../src/shared/motel-time.ts';
import { emptyBooks } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { nightsFrom } from '../../support/desk-stays.ts';
import { bookPaid, payAtDesk } from '../../support/paid-stay.ts';
import { ROOMS } from '../../support/rooms.ts';
import { signInGuest } from '../../support/test-guest.ts';
import { testMotel, testStaff } from '../../support/test-setup.ts';
import { faultsOf, recordBackup } from './morning.ts';

const HOUR = 60 * 60_000;
const soon = nightsFrom(3);
const NO_ITEM = { paymentReference: null, bookingId: null, amount: null };

const motel = testMotel();
const wren = testStaff(motel);
beforeEach(async () => {
  await emptyBooks(motel.db);
  await motel.server.runJobs();
  await backUp();
});

const backUp = () => recordBackup(motel);
/** The sentences of the faults, each below the name of its check. */
const faults = async () => (await faultsOf(wren)).map(({ check, sentence }) => [check, sentence] as const);

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
  const { body } = await guest.book(soon, ROOMS.many);
  await motel.db
    .insertInto('payment_events')
    .values({
      provider: 'embedded',
      event_id: 'evt_lost',
      type: 'paid',
      session_id: body.sessionId,
      received_at: motel.clock.now(),
    })
    .execute();
  const [[name, sentence] = ['']] = await faults();
  expect([name, sentence]).toEqual([
    'payments',
    expect.stringMatching(/^The payment provider says that GDL-\w{5} is paid/),
  ]);
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
  const { body } = await wren.call('morning');
  expect(body.checks[1].faults[0].remedy).toEqual({
    kind: 'plan',
    date: '2026-11-23',
    label: 'Look at the plan',
  });
});

test('§14.8 a room number that its stay does not have is named', async () => {
  const { id, reference } = await bookPaid(motel, soon);
  const room = randomUUID();
  await motel.db
    .insertInto('rooms')
    .values({
      id: room,
      number: '77',
      property_id: 'many',
      position: 77,
      traits: '[]',
      created_at: motel.clock.now(),
      retired_at: null,
    })
    .execute();
  await motel.db
    .insertInto('room_nights')
    .values({ room_id: room, date: soon.checkOut, booking_id: id, closure_id: null })
    .execute();
  expect(await faults()).toEqual([
    [
      'numbers',
      `Room 77 is given to ${reference} on Nov 25, 2026, and the stay does not have it that night.`,
    ],
  ]);
  await motel.db.deleteFrom('room_nights').execute();
  await motel.db.deleteFrom('rooms').where('id', '=', room).execute();
});

test('§14.8 a stay that left without paying is named with what is due', async () => {
  const { id, reference } = await bookPaid(motel, soon);
  await payAtDesk(motel, id, { amount: 1000, charge: 4075, what: 'terminal', by: 'Desmond' });
  expect(await faults()).toEqual([]);
  motel.clock.advance(6 * 24 * HOUR);
  await wren.signInNext();
  await motel.server.runJobs();
  await backUp();
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
  motel.clock.advance(2 * HOUR);
  await motel.server.runJobs();
  expect((await faults()).map(([name]) => name)).toEqual(['refunds']);
  motel.provider.recover();
});

test('§14.8 open items and troubles of the machine are named with their advice', async () => {
  const now = motel.clock.now();
  await inTransaction(motel.db, async (trx) => {
    await recordOpenItem(
      trx,
      motel.motel,
      { ...NO_ITEM, provider: 'embedded', reference: 'dp_1', kind: 'disputed', amount: cents(8900) },
      undefined,
      now,
    );
    await recordOpenItem(
      trx,
      motel.motel,
      { ...NO_ITEM, provider: 'machine', reference: 'low-disk-of-inn', kind: 'low-disk' },
      undefined,
      now,
    );
  });
  const found = await faults();
  expect(found.map(([name]) => name)).toEqual(['open-items', 'machine']);
  expect(found[0]?.[1]).toContain('A payment of $89.00 CAD is disputed');
});

test('§14.8 a mail that did not go out is named, without its guest', async () => {
  const mail = { dedupeKey: 'test:1', to: 'maryam@example.ca', subject: 'For Maryam', text: '…' };
  await inTransaction(motel.db, (trx) => enqueueMail(trx, motel.clock.now(), mail));
  motel.clock.advance(2 * HOUR);
  const [[name, sentence] = ['', '']] = (await faults()).filter(([check]) => check === 'mails');
  expect([name, sentence]).toEqual([
    'mails',
    expect.stringMatching(/^A mail waits since .+ has not tried to send it\.$/),
  ]);
  expect(sentence).not.toContain('aryam');
});

test('§14.8 a silent provider and an old backup are named', async () => {
  motel.clock.advance(37 * HOUR);
  await wren.signInNext();
  expect((await faults()).map(([name]) => name)).toEqual(['provider', 'backup']);
  await motel.server.runJobs();
  await backUp();
  expect(await faults()).toEqual([]);
});
