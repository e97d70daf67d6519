import { addDays, type Cents, civilDate, NO_MONEY, subtract, sum, whyNotInState } from '@motel/booking-core';
import {
  type Account,
  accountOf,
  type Booking,
  type BooksPeriod,
  type FolioEntry,
  stateOf,
} from '../../../booking/index.ts';
import { deskDayAt, deskDayBegins } from '../../../shared/desk-day.ts';

/** A stay whose account closed in the month. */
export interface StayRow extends Account {
  readonly booking: Booking;
  readonly closed: Booking['checkIn'];
  readonly end: 'stayed' | 'not checked in' | 'cancelled' | 'no-show' | 'not a stay';
}

/** A payment or refund of the month. */
export interface PaymentRow {
  readonly booking: Booking;
  readonly entry: FolioEntry;
  readonly date: Booking['checkIn'];
  /** `card`, `cash` or `terminal`. */
  readonly way: string;
  /** Below $0 for money that went back. */
  readonly amount: Cents;
}

/** The span of a month, by the desk's days. @param month `yyyy-mm` */
export function periodOf(month: string): BooksPeriod {
  const from = civilDate(`${month}-01`);
  const to = civilDate(`${addDays(from, 31).slice(0, 7)}-01`);
  return { from, to, begins: deskDayBegins(from), ends: deskDayBegins(to) };
}

/** The day on which a booking's account closed; `undefined` while it is open. */
export function closedOn(booking: Booking): Booking['checkIn'] | undefined {
  switch (booking.status) {
    case 'held':
      return undefined;
    case 'confirmed':
      return booking.checkOut;
    default:
      return deskDayAt(booking.statusChangedAt);
  }
}

/** The stays of the period, in the order of their closing. */
export function stayRows(bookings: readonly Booking[], { from, to }: BooksPeriod): StayRow[] {
  return bookings
    .flatMap((booking) => {
      const closed = closedOn(booking);
      if (closed === undefined || closed < from || to <= closed) return [];
      return [{ booking, closed, end: endOf(booking), ...accountOf(booking) }];
    })
    .toSorted((a, b) => order(a.closed, b.closed) || order(a.booking.reference, b.booking.reference));
}

/** How a booking ended, or will. */
export function endOf({ statusChangedAt, ...stay }: Booking): StayRow['end'] {
  if (stay.status === 'confirmed') return stay.arrivedAt === null ? 'not checked in' : 'stayed';
  if (stay.status !== 'cancelled') return 'not a stay';
  // As it was given up.
  const before = stateOf({ ...stay, status: 'confirmed' }, statusChangedAt);
  return whyNotInState(before, 'cancel') === undefined ? 'cancelled' : 'no-show';
}

/** All payments and refunds of bookings, in the order of time. */
export function paymentRows(bookings: readonly Booking[]): PaymentRow[] {
  return bookings
    .flatMap((booking) =>
      booking.folio.entries
        .filter(({ kind }) => kind !== 'charge')
        .map((entry) => ({
          booking,
          entry,
          date: deskDayAt(entry.at),
          way: wayOf(booking, entry),
          amount: entry.kind === 'payment' ? entry.amount : subtract(NO_MONEY, entry.amount),
        })),
    )
    .toSorted((a, b) => a.entry.at.getTime() - b.entry.at.getTime());
}

/** Without payments that were pressed by mistake and undone. */
export function withoutUndone(rows: readonly PaymentRow[]): PaymentRow[] {
  const undone = new Set(
    rows.flatMap(({ entry }) => (entry.what === 'undone' ? [entry.paymentReference] : [])),
  );
  return rows.filter(({ entry }) => !undone.has(entry.paymentReference));
}

/** A refund goes back the way its payment came. */
export function wayOf({ folio }: Pick<Booking, 'folio'>, entry: FolioEntry): string {
  if (entry.kind === 'payment') return entry.what;
  const { paymentReference: reference } = entry;
  return (
    folio.entries.find((other) => other.kind === 'payment' && other.paymentReference === reference)?.what ??
    'unknown'
  );
}

export function totalOf(amounts: readonly Cents[]): Cents {
  return sum(...amounts);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
