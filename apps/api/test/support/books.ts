import { civilDate, nightDates } from '@motel/booking-core';
import type { BookingStatus } from '@motel/booking-core/booking';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { wrongNumbers } from '../../src/desk/books/morning/night-faults.ts';
import { flatQuote } from './flat-tariff.ts';
import { rowOf, rowsOf } from './rows.ts';
import { ROOMS } from './test-booking.ts';

/** A session that is paid at the provider, with the provider's figures. */
export interface PaidSession {
  readonly sessionId: string;
  /** Cents. */
  readonly amount: number;
  /** Cents that the provider has refunded. */
  readonly refunded: number;
}

/** Referring tables before the tables to which they refer. */
export const BOOKS = [
  'account_payments',
  'vouchers',
  'invoices',
  'stay_payers',
  'journal_lines',
  'ended_days',
  'receipts',
  'till_moves',
  'till_signoffs',
  'room_nights',
  'room_closures',
  'room_cleanings',
  'stay_wishes',
  'device_bookings',
  'stay_links',
  'imported_stays',
  'stay_imports',
  'desk_notes',
  'open_items',
  'refunds',
  'stay_changes',
  'payment_requests',
  'folio_entries',
  'idempotency_keys',
  'bookings',
  'orders',
  'room_blocks',
  'nights',
  'auth_sessions',
  'guests',
  'payment_events',
  'event_cursors',
  'outbox',
  'desk_log',
  'embedded_refunds',
  'embedded_sessions',
  'embedded_events',
];

/**
 * Deletes all guests, bookings and payments, but no properties; all rooms are as if never used. The motel must be idle.
 */
export async function emptyBooks(db: Db): Promise<void> {
  // The tables have few rows: `truncate` would create forty new files.
  const empty = BOOKS.map((table) => sql`${sql.id(`no_${table}`)} as (delete from ${sql.table(table)})`);
  await sql`with ${sql.join(empty)} update rooms set vacated_at = null`.execute(db);
}

/**
 * Checks the books at any moment: no night has sold more rooms than exist, or another number than its holds, stays and
 * blocks add up to; no order is half taken; no booking has another price than the server's; no stay has a room number beyond its nights and
 * rooms.
 * @returns a sentence for each fault
 */
export async function wrongInBooks(db: Db): Promise<string[]> {
  // One snapshot for all queries: the motel may be writing.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => [
      ...(await wrongNights(trx)),
      ...(await wrongOrders(trx)),
      ...(await wrongPrices(trx)),
      ...(await numbersBeyondStays(trx)),
    ]);
}

export async function wrongNights(db: Db): Promise<string[]> {
  const taken = new Map<string, number>();
  const span = [
    'property_id as propertyId',
    'check_in as checkIn',
    'check_out as checkOut',
    'rooms',
  ] as const;
  const bookings = db.selectFrom('bookings').select(span).where('status', 'in', ['held', 'confirmed']);
  const blocks = db.selectFrom('room_blocks').select(span).where('lifted_at', 'is', null);
  const changing = await rowsOf(db, 'payment_requests', { status: 'open', purpose: 'change' });
  const held = changing.flatMap((change) => change.held);
  for (const { propertyId, rooms, ...stay } of [
    ...(await bookings.execute()),
    ...(await blocks.execute()),
    ...held,
  ]) {
    for (const date of nightDates(stay)) {
      const night = `${propertyId} on ${date}`;
      taken.set(night, (taken.get(night) ?? 0) + rooms);
    }
  }
  const wrong: string[] = [];
  for (const { property_id, date, capacity, sold } of await db.selectFrom('nights').selectAll().execute()) {
    const night = `${property_id} on ${date}`;
    if (sold > capacity) wrong.push(`${night} has sold ${sold} of ${capacity} rooms`);
    const expected = taken.get(night) ?? 0;
    if (sold !== expected) wrong.push(`${night} has sold ${sold}, and ${expected} are taken`);
    taken.delete(night);
  }
  for (const [night, rooms] of taken) wrong.push(`${night} has sold none, and ${rooms} are taken`);
  return wrong;
}

/** All stays of an order are held, confirmed or given up at once; then each is cancelled by itself. */
async function wrongOrders(db: Db): Promise<string[]> {
  const ofOrders = db.selectFrom('bookings').select(['order_id', 'status']).where('order_id', 'is not', null);
  const stays = await ofOrders.execute();
  return [...Map.groupBy(stays, ({ order_id }) => order_id)].flatMap(([id, own]) => {
    const phases = new Set(own.map(({ status }) => (status === 'cancelled' ? 'confirmed' : status)));
    return phases.size > 1 ? [`the order ${id} is half ${[...phases].join(' and half ')}`] : [];
  });
}

/** Numbers name what is sold, and never more (decision 062). */
export async function numbersBeyondStays(db: Db): Promise<string[]> {
  return (await wrongNumbers(db, civilDate('2000-01-01'))).map(
    ({ reference, number, date }) => `${reference} has room ${number} on ${date} beyond its rooms`,
  );
}

async function wrongPrices(db: Db): Promise<string[]> {
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  const folios = await readFolios(db);
  return bookings.flatMap((booking) => {
    const { id, status, check_in, check_out, adults, children, infants, pets, rooms } = booking;
    const property = Object.values(ROOMS).find((room) => room.id === booking.property_id);
    if (property === undefined) return [`${id} is for ${booking.property_id}, which is not sold`];
    const stay = { checkIn: check_in, checkOut: check_out };
    const party = { adults, children, infants, pets, rooms };
    const selection = { party, extraPersons: booking.extra_persons, orders: booking.orders };
    const folio = folios.get(id);
    if (folio === undefined) return [`${id} has no folio`];
    const code = booking.promotion_code ?? undefined;
    const byTariff = flatQuote(property, stay, selection, code)?.total;
    const price = folio.isByHand ? folio.price : byTariff;
    if (folio.price !== price) return [`${id} costs ${folio.price}, and the server's price is ${price}`];
    const isWhole = folio.entries.every(({ position }, index) => position === index + 1);
    if (!isWhole) return [`the folio of ${id} has a gap`];
    // L3: a booking that takes rooms owes its price, an ended one at most the kept amount.
    const takesRooms = status === 'held' || status === 'confirmed';
    if (takesRooms && folio.total - folio.allowances - folio.kept - folio.articles !== price)
      return [`${id} is ${status} and charged ${folio.total} of ${price}`];
    if (!takesRooms && status !== 'cancelled' && folio.total !== 0)
      return [`${id} is ${status} and still charged ${folio.total}`];
    return [];
  });
}

export interface BookedFolio {
  readonly entries: readonly { readonly position: number; readonly kind: string; readonly amount: number }[];
  /** L5: what the desk took off the price, below $0. */
  readonly allowances: number;
  /** X6: what a late change kept beyond the quote. */
  readonly kept: number;
  /** L7: articles besides the price, with their taxes. */
  readonly articles: number;
  /** L6: a person has set the price, now or before a change, which keeps the nights that it has at theirs. */
  readonly isByHand: boolean;
  /** The charges of the quote, after the last change. */
  readonly price: number;
  /** Those before the first change. */
  readonly soldAt: number;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly balance: number;
}

/** @param of one booking, or all of them */
export async function readFolios(db: Db, of?: string): Promise<ReadonlyMap<string, BookedFolio>> {
  const all = db.selectFrom('folio_entries').selectAll().orderBy('position');
  const entries = await (of === undefined ? all : all.where('booking_id', '=', of)).execute();
  const byBooking = Map.groupBy(entries, ({ booking_id }) => booking_id);
  return new Map(
    [...byBooking].map(([id, own]) => {
      const sumOf = (kind: string, which: (entry: (typeof own)[number]) => boolean = () => true) =>
        own
          .filter((entry) => entry.kind === kind && which(entry))
          .reduce((total, { amount }) => total + amount, 0);
      const [total, paid, refunded] = [sumOf('charge'), sumOf('payment'), sumOf('refund')];
      // L4: the price is that of the lines after the last change.
      const since = own.findLastIndex(({ part }) => part === 'reversal');
      const isPriced = ({ tariff, part }: (typeof own)[number]) =>
        tariff !== null && ['room', 'extra', 'tax'].includes(part ?? '');
      const price = sumOf('charge', (entry) => isPriced(entry) && own.indexOf(entry) > since);
      const articles = sumOf('charge', ({ part }) => part === 'article' || part === 'article-tax');
      const first = own.find(({ part }) => part === 'reversal')?.position ?? Number.POSITIVE_INFINITY;
      const soldAt = sumOf('charge', (entry) => isPriced(entry) && entry.position < first);
      const allowances = sumOf('charge', (entry) => entry.part === 'allowance' && own.indexOf(entry) > since);
      const kept = sumOf('charge', (entry) => entry.part === 'kept' && own.indexOf(entry) > since);
      const isByHand = own.some(({ what }) => what === 'by-hand');
      const charged = { price, soldAt, allowances, articles, kept, isByHand, total };
      return [id, { entries: own, ...charged, paid, refunded, balance: total - paid + refunded }];
    }),
  );
}

export function selectPayments(db: Db) {
  return db
    .selectFrom('folio_entries')
    .select(['booking_id', 'session_id', 'amount'])
    .select(({ fn, val }) => fn.coalesce('payment_reference', val('')).as('reference'))
    .where('kind', '=', 'payment');
}

export function selectRefunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('folio_entries as entry', (join) =>
      join
        .onRef('entry.booking_id', '=', 'refunds.booking_id')
        .onRef('entry.position', '=', 'refunds.position'),
    )
    .selectAll('refunds')
    .select(['entry.amount', 'entry.what as reason']);
}

export async function bookingIdOf(db: Db, sessionId: string): Promise<string> {
  return (await rowOf(db, 'payment_requests', { session_id: sessionId })).booking_id;
}

/**
 * Checks the books after everything has ended: no open hold, no payment without exactly a stay or a refund, no unpaid
 * stay, no missing or repeated mail about a stay, no unsent mail.
 * @param paid every session that is paid at the provider
 * @returns a sentence for each fault
 */
export async function wrongInMoney(db: Db, paid: readonly PaidSession[]): Promise<string[]> {
  const folios = await readFolios(db);
  const bookings = await db
    .selectFrom('bookings')
    .leftJoin('payment_requests as request', (join) =>
      join.on('request.id', '=', sql<string>`coalesce(order_id, bookings.id)`),
    )
    .select(['bookings.id', 'bookings.status', 'request.session_id as sessionId', 'bookings.auth_session_id'])
    .select('order_id')
    .execute();
  // What people take at the desk is in no provider's list.
  const payments = (await selectPayments(db).execute()).filter(
    ({ reference }) => !reference.startsWith('desk:'),
  );
  const refunds = await selectRefunds(db).execute();
  const changes = await db
    .selectFrom('stay_changes')
    .leftJoin('payment_requests as request', (join) => join.onRef('request.id', '=', 'stay_changes.id'))
    .select(['stay_changes.booking_id', 'stay_changes.status', 'due', 'request.session_id as sessionId'])
    .execute();
  const mails = await db.selectFrom('outbox').select(['dedupe_key', 'sent_at', 'let_go_at']).execute();
  const wrong: string[] = [];

  for (const { sessionId, amount, refunded } of paid) {
    const change = changes.find((change) => change.sessionId === sessionId);
    // Those of an order share a session.
    const own = bookings.filter(({ id, ...one }) =>
      change === undefined ? one.sessionId === sessionId : id === change.booking_id,
    );
    const entered = payments.filter(({ session_id }) => session_id === sessionId);
    const isOfOwn = own.every(({ id }) => entered.filter(({ booking_id }) => booking_id === id).length === 1);
    if (own.length === 0 || entered.length !== own.length || !isOfOwn) {
      wrong.push(`the paid session ${sessionId} of ${own.length} stays has ${entered.length} payments`);
      continue;
    }
    const total = entered.reduce((all, payment) => all + payment.amount, 0);
    if (total !== amount) wrong.push(`${amount} were paid by ${sessionId}, ${total} recorded`);
    let due = 0;
    for (const booking of own) {
      const payment = entered.find(({ booking_id }) => booking_id === booking.id);
      const price = change?.due ?? folios.get(booking.id)?.soldAt;
      if (payment?.amount !== price)
        wrong.push(`${booking.id} costs ${price}, ${payment?.amount} are recorded`);
      const isChanged = changes.some(({ booking_id }) => booking_id === booking.id);
      const back = refunds.filter(
        ({ payment_reference, booking_id }) =>
          payment_reference === payment?.reference && booking_id === booking.id,
      );
      const isStay = booking.status === 'confirmed';
      // What is refunded of a changed stay is seen by its balance.
      if (!isChanged && back.length !== (isStay ? 0 : 1)) {
        wrong.push(`${booking.id} is paid and ${booking.status}, with ${back.length} refunds`);
      }
      const given = back.reduce((all, refund) => all + refund.amount, 0);
      if (!isChanged && !isStay && given !== payment?.amount)
        wrong.push(`of ${payment?.amount} for ${booking.id}, ${given} are refunded`);
      if (back.some(({ settled_at }) => settled_at === null)) wrong.push(`a refund of ${booking.id} is open`);
      due += given;
    }
    if (due !== refunded) wrong.push(`the refunds of ${sessionId} are ${due}, the provider's ${refunded}`);
  }

  const paidSessions = new Set(paid.map(({ sessionId }) => sessionId));
  const recorded = new Set(payments.map(({ session_id }) => session_id));
  if (recorded.size !== paid.length) wrong.push(`${paid.length} were paid, ${recorded.size} recorded`);
  for (const { id, status, sessionId, auth_session_id, order_id } of bookings) {
    if (status === 'held') wrong.push(`${id} is still held`);
    const balance = folios.get(id)?.balance;
    // A stay of the desk may be paid later; its letters differ.
    if (auth_session_id === null) {
      if ((balance ?? 0) < 0) wrong.push(`the motel owes ${balance} of ${id}`);
      continue;
    }
    if (balance !== 0) wrong.push(`the folio of ${id}, ${status}, has a balance of ${balance}`);
    const isPaid = sessionId !== null && paidSessions.has(sessionId);
    const neverPaid = status === 'expired' || status === 'released';
    if (isPaid === neverPaid) wrong.push(`${id} is ${status} and ${isPaid ? '' : 'not '}paid`);
    const all = mails.filter(({ dedupe_key }) => dedupe_key.endsWith(`:${id}`)).map(occasionOf);
    const sent = all.filter((occasion) => occasion !== 'booking-changed');
    const made = changes.filter((change) => change.booking_id === id && change.status === 'confirmed');
    if (all.length - sent.length !== made.length)
      wrong.push(`${id} has ${made.length} changes, mailed ${all}`);
    const isOfOrder = order_id !== null;
    const due = MAILS_ABOUT[status].flatMap((what) => {
      // One letter tells all rooms of an order that it is booked, or gone: about its first room.
      if (!isOfOrder || what === 'new-booking' || what === 'booking-cancelled') return [what];
      if (!id.endsWith('-01')) return [];
      return [what === 'booking-confirmed' ? 'order-confirmed' : what];
    });
    if (sent.toSorted().join() !== due.toSorted().join())
      wrong.push(`${id} is ${status}, with the mails ${sent}`);
  }
  const unsent = mails.filter(({ sent_at, let_go_at }) => sent_at === null && let_go_at === null);
  // The report of a day that was ended early waits for its hour.
  const late = unsent.filter(({ dedupe_key }) => !dedupe_key.startsWith('day:'));
  for (const { dedupe_key } of late) wrong.push(`${dedupe_key} is not sent`);
  return wrong;
}

/** The mails about a booking at its end, each exactly once. */
const MAILS_ABOUT: Record<BookingStatus, readonly string[]> = {
  held: [],
  expired: [],
  released: [],
  confirmed: ['booking-confirmed', 'new-booking'],
  cancelled: ['booking-cancelled', 'booking-confirmed', 'new-booking'],
  refunded: ['late-payment-refunded'],
};

const occasionOf = (mail: { readonly dedupe_key: string }) => mail.dedupe_key.split(':')[0] ?? '';

/**
 * Checks that the days that have ended have posted what the folio says, by other sums than theirs: money by way, what
 * closed accounts cost, and the guests' money and debts of the last report. The last day must have ended with nothing
 * since.
 * @returns a sentence for each fault
 */
export async function wrongInJournal(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; wrong: string }>`
    with folio as (
      select booking_id as id,
        sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end) as money,
        sum(case kind when 'charge' then amount else 0 end) as cost,
        -- Articles and what a late change kept are of no night.
        sum(case when part in ('article', 'article-tax', 'kept') then 1 else 0 end) as beside
      from folio_entries group by booking_id
    ), posted as (
      select booking_id as id,
        sum(case account when 'taken' then amount when 'back' then -amount else 0 end) as money,
        sum(case when account in ('taken', 'back') then 0 else amount end) as cost
      from journal_lines group by booking_id
    ), last as (select max(date) as date from ended_days)
    select bookings.id, format('%s %s has posted %s and %s, its folio says %s and %s', reference, status,
      posted.money, posted.cost, folio.money, folio.cost) as wrong
    from bookings cross join last
    left join folio using (id) left join posted using (id)
    where coalesce(posted.money, 0) <> coalesce(folio.money, 0)
      or case
        when status = 'held' then coalesce(posted.cost, 0) <> 0
        -- L8: a stay that goes on has the shares of its nights until then, each line to the cent.
        when status = 'confirmed' and check_out > last.date + 1 and folio.beside = 0 then
          abs(coalesce(posted.cost, 0) - folio.cost * greatest(0, last.date + 1 - check_in) / (check_out - check_in)) > case
            when jsonb_array_length(nights) = 1 then 6 else folio.cost end
        when status = 'confirmed' and check_out > last.date + 1 then false
        else coalesce(posted.cost, 0) <> coalesce(folio.cost, 0) end`.execute(db);
  const { rows: sides } = await sql<{ wrong: string }>`
    with balances as (
      select sum(case when account = 'taken' then amount else -amount end) as balance
      from journal_lines where account <> 'till' group by booking_id
    ), sums as (
      select coalesce(sum(balance) filter (where balance > 0), 0) as held,
        coalesce(-sum(balance) filter (where balance < 0), 0) as owed
      from balances
    )
    select format('The last report has %s, the journal %s and %s', report, held, owed) as wrong
    from sums cross join (select report from ended_days order by date desc limit 1) last
    where round((report ->> 'held')::numeric * 100) <> held or round((report ->> 'owed')::numeric * 100) <> owed`.execute(
    db,
  );
  const { rows: companies } = await sql<{ wrong: string }>`
    with paid as (select coalesce(number, voucher) as number, sum(amount) as amount from account_payments group by 1),
    posted as (
      select booking_id as number,
        coalesce(sum(amount) filter (where name not in ('account', 'voucher')), 0) as money,
        coalesce(sum(amount) filter (where name in ('account', 'voucher')), 0) as account
      from journal_lines where booking_id like 'INV-%' or booking_id like 'GV-%' group by booking_id
    )
    select format('%s has posted %s and %s, %s was paid', number, money, account, amount) as wrong
    from paid full join posted using (number)
    where coalesce(money, 0) <> coalesce(amount, 0) or coalesce(account, 0) <> -coalesce(amount, 0)
    union all
    select format('%s has %s left', code, amount - spent) from vouchers cross join lateral (
      select coalesce(sum(case kind when 'payment' then entry.amount else -entry.amount end), 0) as spent
      from folio_entries entry where split_part(payment_reference, ':', 2) = code
    ) used where spent < 0 or spent > amount or (ended_at is not null and spent <> 0)
    union all
    select format('Invoice %s of %s is missing', serial - 1, year) from invoices later
    where serial > 1 and not exists (
      select 1 from invoices where invoices.year = later.year and invoices.serial = later.serial - 1
    )`.execute(db);
  return [...rows, ...sides, ...companies].map(({ wrong }) => wrong);
}
