import {
  type Cents,
  type CivilDate,
  guestName,
  NO_MONEY,
  smaller,
  split,
  subtract,
  sum,
} from '@motel/booking-core';
import { type Motel, unitOf } from '@motel/content/server';
import { type ColumnType, type Selectable, sql } from 'kysely';
import {
  type Account,
  accountLines,
  accountOf,
  type Booking,
  lookedAtOn,
  referencesOf,
  type Statement,
  statementOf,
  taxesLess,
  wayOf,
} from '../../../booking/index.ts';
import { asColumns, type Db, type Fixed, type Trx } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { type PaperRow, withNextSerial } from '../../next-serial.ts';

export type Receipt = Selectable<ReceiptRow>;

/** The receipts and credit notes of a booking, oldest first. */
export async function receiptsOf(db: Db, bookingId: string): Promise<Receipt[]> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('year')
    .orderBy('serial')
    .execute();
}

export async function findReceipt(db: Db, number: string): Promise<Receipt | undefined> {
  return db.selectFrom('receipts').selectAll().where('number', '=', number).executeTakeFirst();
}

export type NextReceipt = Pick<Receipt, 'kind' | 'about' | 'content'>;

/** The first receipt, a credit note for what is owed less, or a replacing receipt; `undefined` when all is stated. */
export function nextReceipt(
  motel: Motel,
  booking: Booking,
  issued: readonly Receipt[],
): NextReceipt | undefined {
  const last = issued.at(-1);
  const account = accountOf(motel, booking);
  const content = { ...factsOf(motel, booking), ...statementOf(motel, booking, account), account };
  if (last === undefined) return { kind: 'receipt', about: null, content };
  const paper = issued.findLast(({ kind }) => kind === 'receipt');
  // Those in parts were issued at once.
  const papers = issued.filter(({ issued_at: at }) => at.getTime() === paper?.issued_at.getTime());
  const about = papers.map(({ number }) => number).join(' and ') || null;
  const stated = last.content;
  if (content.total < stated.account.total)
    return { kind: 'credit-note', about, content: creditOf(motel, booking, stated.account) };
  const isStated = content.total === stated.account.total && movesOf(content) === movesOf(stated);
  return isStated ? undefined : { kind: 'receipt', about, content };
}

/** A receipt in equal parts, one for each who shares the stay: payments pay one part after another. */
export function receiptInParts(motel: Motel, whole: ReceiptContent, parts: number): ReceiptContent[] {
  const unpaid = whole.payments.map((payment) => ({ ...payment }));
  const paymentsOf = (total: Cents) => {
    let due = total;
    return unpaid.flatMap((payment) => {
      const amount = smaller(payment.amount, due);
      due = subtract(due, amount);
      payment.amount = subtract(payment.amount, amount);
      return amount > 0 ? [{ ...payment, amount }] : [];
    });
  };
  return Array.from({ length: parts }, (_, at) => {
    const part = (amount: Cents) => split(amount, parts, unitOf(motel.money, amount))[at] ?? NO_MONEY;
    const lines = whole.lines.map((line) => ({ ...line, amount: part(line.amount) }));
    const taxes = whole.taxes.map(({ base, ...tax }) => ({
      ...tax,
      ...(base !== undefined && { base: part(base) }),
      amount: part(tax.amount),
    }));
    const total = sum(...lines.map(({ amount }) => amount), ...taxes.map(({ amount }) => amount));
    const payments = paymentsOf(total);
    const balance = subtract(total, sum(...payments.map(({ amount }) => amount)));
    return { ...whole, lines, taxes, total, payments, balance, all: whole.payments };
  });
}

/** The database changes the order of keys. */
function movesOf({ payments, all = payments }: ReceiptContent): string {
  return all.map(({ date, way, amount }) => `${date} ${way} ${amount}`).join();
}

export async function insertReceipt(
  trx: Trx,
  booking: Booking,
  { kind, about, content }: NextReceipt,
  { year, now, by }: { readonly year: number; readonly now: Date; readonly by: string },
): Promise<string> {
  const issued = { bookingId: booking.id, issuedAt: now, issuedBy: by };
  return withNextSerial(trx, 'receipts', ['', year], (place) =>
    trx
      .insertInto('receipts')
      .values(asColumns({ ...place, kind, about, content: JSON.stringify(content), ...issued }))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
}

export type CreditDue = Awaited<ReturnType<typeof creditsDue>>[number];

/** Stays that owe less than their last receipt or credit note states: a credit note is due; of those that are looked at. */
export async function creditsDue(db: Db, today: CivilDate) {
  const { rows } = await sql<{ bookingId: string; number: string }>`
    select booking_id as "bookingId", number
    from ${lookedAtOn(today)} looked_at (id)
    cross join lateral (
      select booking_id, number, (content -> 'account' ->> 'total')::bigint as total
      from receipts
      where booking_id = looked_at.id
      order by year desc, serial desc
      limit 1
    ) stated
    where total > (
      select coalesce(sum(amount), 0) from folio_entries
      where booking_id = stated.booking_id and kind = 'charge'
    )
    order by number`.execute(db);
  const bookingIds = rows.map(({ bookingId }) => bookingId);
  const references = await referencesOf(db, bookingIds);
  return rows.map((row) => ({ ...row, reference: references.get(row.bookingId) ?? '' }));
}

/** A credit note: what the stay owes less than a receipt or credit note said. */
function creditOf(motel: Motel, booking: Booking, before: Account): ReceiptContent {
  const account = accountOf(motel, booking);
  const credit = {
    room: subtract(account.room, before.room),
    extras: subtract(account.extras, before.extras),
    kept: subtract(account.kept, before.kept),
  };
  return {
    ...factsOf(motel, booking),
    lines: accountLines(credit, booking),
    taxes: taxesLess(account.taxes, before.taxes),
    total: subtract(account.total, before.total),
    account,
  };
}

/** The same for every receipt of a booking. */
function factsOf(motel: Motel, booking: Booking) {
  const { name, addressLines, phone, email } = motel;
  const { id, reference, property, party, checkIn, checkOut } = booking;
  return {
    motel: { name, addressLines, phone: phone.shown, email },
    guest: guestName(booking.guest),
    stay: { id, reference, roomType: property.title, rooms: party.rooms, checkIn, checkOut },
    payments: paymentsStated(motel, booking),
    balance: booking.folio.balance,
  };
}

/** The payments and refunds, without those that were pressed by mistake and undone; money that went back is below $0. */
function paymentsStated(motel: Motel, { folio }: Booking) {
  const moved = folio.entries.filter(({ kind }) => kind !== 'charge');
  const undone = new Set(
    moved.flatMap(({ what, paymentReference }) => (what === 'undone' ? [paymentReference] : [])),
  );
  return moved
    .filter(({ paymentReference }) => !undone.has(paymentReference))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({
      date: deskDayAt(motel, entry.at),
      way: wayOf(folio, entry),
      amount: entry.kind === 'payment' ? entry.amount : subtract(NO_MONEY, entry.amount),
    }));
}

declare module '../../../db/database.ts' {
  interface Database {
    receipts: ReceiptRow;
  }
}

/** All that a receipt shows: a reprint reads nothing else. */
export interface ReceiptContent extends Statement, ReturnType<typeof factsOf> {
  /** A name and an address that the guest asked for, a line each. */
  readonly addressee?: readonly string[];
  /** The payments of the whole stay, of a receipt of a part. */
  readonly all?: ReturnType<typeof factsOf>['payments'];
  /** The account as it was then: a credit note is the difference to it. */
  readonly account: Account;
}

interface ReceiptRow extends PaperRow {
  booking_id: Fixed<string>;
  kind: Fixed<'receipt' | 'credit-note'>;
  content: ColumnType<ReceiptContent, string, never>;
}
