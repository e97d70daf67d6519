import { type CivilDate, guestName, NO_MONEY, subtract, toDollars } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import { type ColumnType, type Selectable, sql } from 'kysely';
import {
  type Account,
  accountLines,
  accountOf,
  type Booking,
  loadBooking,
  lookedAtOn,
  referencesOf,
  type StatedTax,
  type Statement,
  statementOf,
  taxesLess,
  wayOf,
} from '../../../booking/index.ts';
import { asColumns, type Db, type Fixed, type Trx } from '../../../db/index.ts';
import { enqueueMail, numberedReceiptMail } from '../../../mail/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { refuse, succeed } from '../../../shared/outcome.ts';
import { taxDetail } from '../../../shared/words/tax-words.ts';
import { act, type DeskAnswer, type DeskDeed, type DeskReading } from '../../../staff/index.ts';
import { actOnSeen, findNamedStay, stayVersion } from '../../../stays/index.ts';
import { withNextSerial } from '../../next-serial.ts';

export type Receipt = Selectable<ReceiptRow>;

/** The receipts and credit notes of a booking, oldest first. */
async function receiptsOf(db: Db, bookingId: string): Promise<Receipt[]> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('year')
    .orderBy('serial')
    .execute();
}

async function findReceipt(db: Db, number: string): Promise<Receipt | undefined> {
  return db.selectFrom('receipts').selectAll().where('number', '=', number).executeTakeFirst();
}

export type NextReceipt = Pick<Receipt, 'kind' | 'about' | 'content'>;

/** The first receipt, a credit note for what is owed less, or a replacing receipt; `undefined` when all is stated. */
function nextReceipt(motel: Motel, booking: Booking, issued: readonly Receipt[]): NextReceipt | undefined {
  const last = issued.at(-1);
  const content = receiptOf(motel, booking);
  if (last === undefined) return { kind: 'receipt', about: null, content };
  const about = issued.findLast(({ kind }) => kind === 'receipt')?.number ?? null;
  const stated = last.content;
  if (content.total < stated.account.total)
    return { kind: 'credit-note', about, content: creditOf(motel, booking, stated.account) };
  const isStated = content.total === stated.account.total && movesOf(content) === movesOf(stated);
  return isStated ? undefined : { kind: 'receipt', about, content };
}

/** The database changes the order of keys. */
function movesOf({ payments }: ReceiptContent): string {
  return payments.map(({ date, way, amount }) => `${date} ${way} ${amount}`).join();
}

async function insertReceipt(
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

function receiptOf(motel: Motel, booking: Booking): ReceiptContent {
  const account = accountOf(motel, booking);
  return { ...factsOf(motel, booking), ...statementOf(motel, booking, account), account };
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
  /** The account as it was then: a credit note is the difference to it. */
  readonly account: Account;
}

/** A receipt or a credit note. Rows are only added, and their serials have no gap within a year. */
interface ReceiptRow {
  number: Fixed<string>;
  year: Fixed<number>;
  serial: Fixed<number>;
  booking_id: Fixed<string>;
  kind: Fixed<'receipt' | 'credit-note'>;
  /** The receipt that a credit note corrects, or that a receipt replaces. */
  about: Fixed<string | null>;
  content: ColumnType<ReceiptContent, string, never>;
  issued_at: Fixed<Date>;
  /** A person's name. */
  issued_by: Fixed<string>;
}

/** The receipts of a stay, and the one that can be issued next. Refused with `not-found`. */
export const showReceipts: DeskReading<'receipts'> = async ({ db, motel, words }, { id: said }) => {
  const found = await findNamedStay(db, said);
  if (!found.ok) return found;
  const booking = found.value;
  const issued = await receiptsOf(db, booking.id);
  const next = isStay(booking) ? nextReceipt(motel, booking, issued) : undefined;
  const { id, reference, guest } = booking;
  const version = await stayVersion(db, id);
  return succeed({
    stay: { id, reference, version, guest: guestName(guest), hasMail: guest.email !== '' },
    receipts: issued.map((receipt) => ({ ...headOf(receipt), total: toDollars(receipt.content.total) })),
    ...(next && {
      next: {
        kind: next.kind,
        ...(next.about !== null && { about: next.about }),
        ...moneyWire(words, next.content),
      },
    }),
  });
};

/** One receipt. Refused with `not-found`. */
export const showReceipt: DeskReading<'receipt'> = async ({ db, words }, { number }) => {
  const receipt = await findReceipt(db, number);
  return receipt === undefined
    ? refuse('not-found', 'receipt-unknown')
    : succeed(receiptWire(words, receipt));
};

/** Issues the next receipt of a stay. Refused with `rule-broken`, or `price-changed` when another one was seen. */
export const issueReceipt: DeskDeed<'issueReceipt'> = async (
  context,
  { kind, total, addressee = [], ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'receipt', by, seen, async (trx, { booking }, now) => {
    if (!isStay(booking)) return refuse('rule-broken', 'receipt-no-stay');
    const issued = await receiptsOf(trx, booking.id);
    const next = nextReceipt(motel, booking, issued);
    if (next === undefined)
      return refuse('rule-broken', 'receipt-complete', { number: issued.at(-1)?.number ?? '' });
    if (next.kind !== kind || next.content.total !== total) return refuse('price-changed', 'receipt-changed');
    const year = Number(deskDayAt(motel, now).slice(0, 4));
    const lines = addressee.map((line) => line.trim()).filter((line) => line !== '');
    const content = { ...next.content, ...(lines.length > 0 && { addressee: lines }) };
    const number = await insertReceipt(trx, booking, { ...next, content }, { year, now, by: by.person.name });
    const name = kind === 'receipt' ? 'Receipt' : 'Credit note';
    const about =
      next.about === null ? '' : kind === 'receipt' ? `, in place of ${next.about}` : ` to ${next.about}`;
    return succeed({ details: `${name} ${number}${about}: ${words.shownMoney(total)}`, answer: { number } });
  });
};

/** Mails a receipt to the guest. Refused with `not-found`, or `rule-broken` without an address. */
export const mailReceiptAtDesk: DeskDeed<'mailReceipt'> = (context, { number }, by) =>
  act(context, 'mail-receipt', by, async (trx, now) => {
    const receipt = await findReceipt(trx, number);
    const booking = receipt && (await loadBooking(trx, receipt.booking_id));
    if (receipt === undefined || booking === undefined) return refuse('not-found', 'receipt-unknown');
    if (booking.guest.email === '') return refuse('rule-broken', 'receipt-without-mail');
    await enqueueMail(trx, now, numberedReceiptMail(context.motel, booking, receipt, now.getTime()));
    return succeed({ subject: booking.reference, details: `Receipt ${number} mailed`, answer: {} });
  });

/** A stay that is booked, or money that was paid. */
function isStay({ status, folio }: Booking): boolean {
  return status === 'confirmed' || folio.paid > 0;
}

function headOf({ number, kind, about, issued_at: at, issued_by: by }: Receipt) {
  return { number, kind, ...(about !== null && { about }), issuedAt: at.toISOString(), by };
}

function receiptWire(words: Words, receipt: Receipt): DeskAnswer<'receipt'> {
  const { content } = receipt;
  const { motel, guest, addressee, stay, payments } = content;
  return {
    ...headOf(receipt),
    date: deskDayAt(words.motel, receipt.issued_at),
    motel: { ...motel, addressLines: [...motel.addressLines] },
    guest,
    ...(addressee && { addressee: [...addressee] }),
    stay,
    ...moneyWire(words, content),
    payments: payments.map(({ date, way, amount }) => ({ date, way, amount: toDollars(amount) })),
  };
}

function taxWire(words: Words, tax: StatedTax) {
  const { name, number, percent, base, amount } = tax;
  const detail = taxDetail(words, tax);
  return {
    name,
    ...(detail !== undefined && { detail }),
    ...(number !== undefined && { number }),
    ...(percent !== undefined && { percent }),
    ...(base !== undefined && { base: toDollars(base) }),
    amount: toDollars(amount),
  };
}

function moneyWire(words: Words, { lines, taxes, total, balance }: ReceiptContent) {
  return {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toDollars(amount) })),
    taxes: taxes.map((tax) => taxWire(words, tax)),
    total: toDollars(total),
    balance: toDollars(balance),
  };
}
