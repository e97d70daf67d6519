import { type Cents, type Quote, type QuoteLine, sum } from '@motel/booking-core';
import {
  type ChargePart,
  type FolioAmount,
  type FolioTotals,
  folioTotals,
  isArticlePart,
  partOfPrice,
} from '@motel/booking-core/booking';
import { type Selectable, sql } from 'kysely';
import { asColumns, type InCode, type InJson, inCode, type Trx } from '../db/index.ts';
import type { FolioEntryRow } from './booking-tables.ts';

/** One line of a booking's ledger (D15). */
export interface FolioEntry
  extends FolioAmount,
    Omit<InCode<Selectable<FolioEntryRow>>, 'bookingId' | 'position' | 'byTariff'> {
  readonly byTariff?: Cents | null;
}

export interface Folio extends FolioTotals {
  readonly entries: readonly FolioEntry[];
  /** The price breakdown as it was sold; it adds up to `price`. */
  readonly lines: readonly QuoteLine[];
  readonly price: Cents;
  /** Of articles besides the price (L7). */
  readonly charged: Cents;
  /** How many times the stay was changed. */
  readonly changes: number;
}

export function folioOf(entries: readonly FolioEntry[]): Folio {
  const lines = quotedOf(entries).map(lineOf);
  return {
    ...folioTotals(entries),
    entries,
    lines,
    price: sum(...lines.map(({ amount }) => amount)),
    charged: sum(...entries.filter(isArticle).map(({ amount }) => amount)),
    changes: entries.filter(isChange).length,
  };
}

/** A folio with a payment that was entered since it was read. */
export function withPayment(
  { entries }: Pick<Folio, 'entries'>,
  payment: Pick<FolioEntry, 'what' | 'amount' | 'paymentReference' | 'at'>,
): Folio {
  const entry: NewEntry = { kind: 'payment', rule: 'L1', by: '', ...payment };
  return folioOf([...entries, enteredAt(payment.at, entry)]);
}

/** The lines of the current price, after the last change (L4): neither what closes a stay (L3) nor articles (L7). */
export function quotedOf(entries: readonly FolioEntry[]): FolioEntry[] {
  const since = entries.findLastIndex(isChange) + 1;
  return entries
    .slice(since)
    .filter((entry) => entry.kind === 'charge' && entry.part !== 'closing' && !isArticle(entry));
}

/** A charge of an article, or one of its taxes (F29). */
export function isArticle({ part }: Pick<FolioEntry, 'part'>): boolean {
  return isArticlePart(part);
}

/** The credit of the whole price with which a change begins. */
function isChange({ part }: FolioEntry): boolean {
  return part === 'reversal';
}

function lineOf({ what, rule, label, detail, amount, share }: FolioEntry): QuoteLine {
  const line = { kind: what, rule, label: label ?? '', ...(detail !== null && { detail }), amount };
  return { ...line, ...(share?.included && { share }) };
}

/** How the reference of a payment begins that a person at the desk has taken: no provider knows it. */
export const DESK_REFERENCE = 'desk:';

/** Each payment with its refunds, completed or requested, by the motel or at the provider. */
export function paymentsOf({ entries }: Folio) {
  const about = (kind: FolioEntry['kind'], reference: string | null) =>
    entries.filter((entry) => entry.kind === kind && entry.paymentReference === reference);
  return entries
    .filter(({ kind }) => kind === 'payment')
    .map(({ what, paymentReference, amount, at }) => ({
      what,
      reference: paymentReference ?? '',
      amount,
      at,
      refunds: about('refund', paymentReference),
    }));
}

/** The way of a payment; a refund goes back the way its payment came. */
export function wayOf({ entries }: Pick<Folio, 'entries'>, entry: FolioEntry): string {
  if (entry.kind === 'payment') return entry.what;
  const { paymentReference: reference } = entry;
  return (
    entries.find((other) => other.kind === 'payment' && other.paymentReference === reference)?.what ??
    'unknown'
  );
}

/** An entry to append. The defaults are one unit of the amount, and no words, tariff or payment. */
export type NewEntry = Pick<FolioEntry, 'what' | 'amount' | 'rule' | 'by'> &
  Partial<FolioEntry> &
  ({ readonly kind: 'charge'; readonly part: ChargePart } | { readonly kind: 'payment' | 'refund' });

export function chargesOf({ lines, tariff }: Pick<Quote, 'lines' | 'tariff'>, by: string): NewEntry[] {
  return lines.map(({ kind, detail, ...line }) => ({
    kind: 'charge',
    part: partOfPrice({ kind, ...line }),
    what: kind,
    detail: detail ?? null,
    ...line,
    tariff,
    by,
  }));
}

/** Appends to the ledger of a locked booking; only erasing changes an entry. @returns the position of the last one */
export async function appendToFolio(trx: Trx, bookingId: string, now: Date, ...entries: NewEntry[]) {
  const first = await nextPosition(trx, bookingId);
  const rows = entries.map((entry, index) => insertable(bookingId, entry, now, first + index));
  await trx.insertInto('folio_entries').values(rows).execute();
  return first + entries.length - 1;
}

interface PaidFor {
  /** The request that it pays: no limit counts its hold from then on. */
  readonly requestId?: string | undefined;
  /** The ledger as read under the lock, with no entry since. */
  readonly folio?: Folio | undefined;
}

/** Enters a payment of a locked booking. @returns false when it was entered before */
export async function enterPayment(
  trx: Trx,
  bookingId: string,
  entry: NewEntry,
  now: Date,
  { requestId, folio }: PaidFor = {},
): Promise<boolean> {
  const position = folio === undefined ? await nextPosition(trx, bookingId) : folio.entries.length + 1;
  const entered = await trx
    .with('entered', (query) =>
      query
        .insertInto('folio_entries')
        .values(insertable(bookingId, entry, now, position))
        .onConflict((conflict) =>
          conflict
            .columns(['booking_id', 'payment_reference'])
            .where('kind', '=', sql.lit('payment'))
            .doNothing(),
        )
        .returning('position'),
    )
    .with('asked', (query) =>
      query
        .updateTable('payment_requests')
        .set({ status: 'paid', status_changed_at: now, held_from: null })
        .where('id', '=', requestId ?? '')
        .where(({ exists, selectFrom }) => exists(selectFrom('entered').select('position'))),
    )
    .selectFrom('entered')
    .select('position')
    .executeTakeFirst();
  return entered !== undefined;
}

/** A statement of its own: another transaction may have added entries while this one waited for the booking's lock. */
async function nextPosition(trx: Trx, bookingId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('folio_entries')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

function insertable(bookingId: string, entry: NewEntry, now: Date, position: number) {
  const { share, tax, ...row } = entryRow(bookingId, entry, now);
  return { ...row, share: jsonOf(share), tax: jsonOf(tax), position };
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function entryRow(bookingId: string, entry: NewEntry, now: Date) {
  return {
    part: null,
    label: null,
    detail: null,
    quantity: 1,
    unit_amount: entry.amount,
    share: null,
    tax: null,
    tariff: null,
    by_tariff: null,
    payment_reference: null,
    session_id: null,
    at: now,
    ...asColumns(entry),
    booking_id: bookingId,
  };
}

export function enteredAt(now: Date, entry: NewEntry): FolioEntry {
  return inCode(entryRow('', entry, now));
}

export type EntryJson = InJson<Selectable<FolioEntryRow>>;

export function entryOf({ at, ...row }: EntryJson): FolioEntry {
  return { ...inCode(row), at: new Date(at) };
}
