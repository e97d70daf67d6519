import { type Cents, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import type { Booking, BooksPeriod } from '../../../booking/index.ts';
import { shownDate } from '../../../shared/shown-date.ts';
import { closedOn, type PaymentRow, type StayRow, totalOf } from './month-rows.ts';

/** An amount by which the money of a month differs from the price of its stays, and the reason. */
export interface Difference {
  readonly kind: 'before' | 'after' | 'other-stay' | 'balance' | 'outside';
  /** To add to the price of the stays; of money outside the books, what it is. */
  readonly amount: Cents;
  readonly sentence: string;
}

/**
 * Every reason for which the money of a period is not the price of its stays: money of these stays that moved earlier or
 * later, balances, and money of other stays. They add up to the difference.
 * @param movements all payments and refunds of the bookings
 */
export function differencesOf(
  stays: readonly StayRow[],
  movements: readonly PaymentRow[],
  period: BooksPeriod,
): Difference[] {
  const { begins, ends } = period;
  const isBefore = ({ entry }: PaymentRow) => entry.at < begins;
  const isAfter = ({ entry }: PaymentRow) => entry.at >= ends;
  const own = new Set(stays.map(({ booking }) => booking.id));
  const byBooking = Map.groupBy(movements, ({ booking }) => booking.id);

  const ofStays = stays.flatMap(({ booking }) => {
    const rows = byBooking.get(booking.id) ?? [];
    const [before, after] = [net(rows.filter(isBefore)), net(rows.filter(isAfter))];
    const { balance } = booking.folio;
    return [
      difference(
        'before',
        subtract(NO_MONEY, before),
        `${booking.reference}: ${moved(before)} before the month.`,
      ),
      difference(
        'after',
        subtract(NO_MONEY, after),
        `${booking.reference}: ${moved(after)} after the month.`,
      ),
      difference('balance', subtract(NO_MONEY, balance), `${booking.reference}: ${owed(balance)}.`),
    ];
  });
  const ofOthers = [...byBooking].flatMap(([id, rows]) => {
    const [first] = rows;
    if (own.has(id) || first === undefined) return [];
    const within = net(rows.filter((row) => !isBefore(row) && !isAfter(row)));
    const { booking } = first;
    return [
      difference('other-stay', within, `${booking.reference}: ${moved(within)}, ${otherStay(booking)}.`),
    ];
  });
  return [...ofStays, ...ofOthers].filter(({ amount }) => amount !== 0);
}

/** Whether the price of the stays and the differences come to the money that moved. */
export function isReconciled(
  stays: readonly StayRow[],
  differences: readonly Difference[],
  money: Cents,
): boolean {
  const inBooks = differences.filter(({ kind }) => kind !== 'outside').map(({ amount }) => amount);
  return sum(totalOf(stays.map(({ total }) => total)), ...inBooks) === money;
}

function difference(kind: Difference['kind'], amount: Cents, sentence: string): Difference {
  return { kind, amount, sentence };
}

const net = (rows: readonly PaymentRow[]) => totalOf(rows.map(({ amount }) => amount));

function moved(amount: Cents): string {
  return amount < 0
    ? `${shownMoney(subtract(NO_MONEY, amount))} went back`
    : `${shownMoney(amount)} was taken`;
}

function owed(balance: Cents): string {
  return balance < 0
    ? `the motel owes the guest ${shownMoney(subtract(NO_MONEY, balance))}`
    : `${shownMoney(balance)} is not paid`;
}

function otherStay(booking: Booking): string {
  const closed = closedOn(booking);
  if (closed === undefined) return 'for a stay that is not confirmed';
  if (booking.status === 'confirmed') return `for a stay that ends on ${shownDate(closed)}`;
  return `for a stay that was given up on ${shownDate(closed)}`;
}
