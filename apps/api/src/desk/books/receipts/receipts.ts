import type { CivilDate } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Selectable, sql } from 'kysely';
import { type Booking, lookedAtOn, referencesOf } from '../../../booking/index.ts';
import type { Db, Trx } from '../../../db/index.ts';
import { withNextSerial } from '../../next-serial.ts';
import { creditOf, receiptOf } from './receipt-content.ts';
import type { ReceiptContent, ReceiptRow } from './receipt-tables.ts';

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

/** A receipt or credit note that can be issued. */
export interface NextReceipt {
  readonly kind: Receipt['kind'];
  /** The receipt that it corrects or replaces. */
  readonly about: string | null;
  readonly content: ReceiptContent;
}

/**
 * The next receipt of a booking: the first one, a credit note when the stay owes less than was stated, or a receipt
 * that replaces the last one. `undefined` when the last one states all.
 */
export function nextReceipt(
  motel: Motel,
  booking: Booking,
  issued: readonly Receipt[],
): NextReceipt | undefined {
  const last = issued.at(-1);
  const content = receiptOf(motel, booking);
  if (last === undefined) return { kind: 'receipt', about: null, content };
  const about = issued.findLast(({ kind }) => kind === 'receipt')?.number ?? null;
  const stated = last.content;
  if (content.total < stated.account.total) {
    return { kind: 'credit-note', about, content: creditOf(motel, booking, stated.account) };
  }
  const isStated = content.total === stated.account.total && movesOf(content) === movesOf(stated);
  return isStated ? undefined : { kind: 'receipt', about, content };
}

/** The database changes the order of keys. */
function movesOf({ payments }: ReceiptContent): string {
  return payments.map(({ date, way, amount }) => `${date} ${way} ${amount}`).join();
}

/** Writes a receipt under the next number of the year. */
export async function insertReceipt(
  trx: Trx,
  booking: Booking,
  { kind, about, content }: NextReceipt,
  { year, now, by }: { readonly year: number; readonly now: Date; readonly by: string },
): Promise<string> {
  let number = '';
  await withNextSerial(trx, 'receipts', year, (serial) => {
    number = `${year}-${String(serial).padStart(4, '0')}`;
    return trx
      .insertInto('receipts')
      .values({
        number,
        year,
        serial,
        booking_id: booking.id,
        kind,
        about,
        content: JSON.stringify(content),
        issued_at: now,
        issued_by: by,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
  });
  return number;
}

/** A stay that owes less than its last receipt states. */
export interface CreditDue {
  readonly bookingId: string;
  readonly reference: string;
  /** The last receipt. */
  readonly number: string;
}

/** Stays that owe less than their last receipt or credit note states: a credit note is due; of those that are looked at. */
export async function creditsDue(db: Db, today: CivilDate): Promise<CreditDue[]> {
  const { rows } = await sql<Omit<CreditDue, 'reference'>>`
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
  const references = await referencesOf(
    db,
    rows.map(({ bookingId }) => bookingId),
  );
  return rows.map((row) => ({ ...row, reference: references.get(row.bookingId) ?? '' }));
}
