import { type Cents, type CivilDate, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { accountOf, type Booking, folioOf } from '../../../booking/index.ts';
import type { invoicesPaid } from '../../companies/paid-invoices.ts';
import { closedOn, wayOf } from '../month/month-rows.ts';
import type { PostedAccount } from './day-tables.ts';

/** An amount of an account. */
export interface Posting {
  readonly account: PostedAccount;
  readonly name: string;
  readonly percent: number;
  readonly base: Cents;
  readonly amount: Cents;
}

/**
 * All that a booking's ledger says at the end of a day: the money that moved, and what the stay costs once its account is
 * closed.
 * @param until the instant at which the day ends
 */
export function standingOf(booking: Booking, date: CivilDate, until: Date): Posting[] {
  const folio = folioOf(booking.folio.entries.filter(({ at }) => at < until));
  const closed = closedOn(booking);
  const isClosed = closed !== undefined && closed <= date;
  return inSum([...moneyOf({ folio }), ...(isClosed ? costOf({ ...booking, folio }) : [])]);
}

/** The postings that lead from one sum to another. */
export function differenceOf(before: readonly Posting[], after: readonly Posting[]): Posting[] {
  const negated = before.map((line) => ({
    ...line,
    base: subtract(NO_MONEY, line.base),
    amount: subtract(NO_MONEY, line.amount),
  }));
  return inSum([...after, ...negated]);
}

/** The money that the motel has of a guest, less what the guest owes for closed accounts. */
export function guestBalance(lines: readonly Posting[]): Cents {
  return subtract(totalOn(lines, 'taken'), totalOn(lines, 'back', 'room', 'extras', 'kept', 'tax'));
}

/** The sum of some accounts. */
export function totalOn(lines: readonly Posting[], ...accounts: PostedAccount[]): Cents {
  return sum(...lines.filter(({ account }) => accounts.includes(account)).map(({ amount }) => amount));
}

/** A company's payments of an invoice: its money comes, and its account goes down; no guest has a part in it. */
export function paidInvoiceOf({ ways, total }: Awaited<ReturnType<typeof invoicesPaid>>[number]): Posting[] {
  return inSum([
    ...ways.map(({ way, amount }) => posting('taken', amount, way)),
    posting('taken', subtract(NO_MONEY, total), 'account'),
  ]);
}

/** Cash that came into a till without a stay; below $0 it went out. */
export function cashPosting(amount: Cents): Posting {
  return posting('till', amount);
}

function moneyOf(booking: Pick<Booking, 'folio'>): Posting[] {
  return booking.folio.entries
    .filter(({ kind }) => kind !== 'charge')
    .map((entry) =>
      posting(entry.kind === 'payment' ? 'taken' : 'back', entry.amount, wayOf(booking, entry)),
    );
}

function costOf(booking: Booking): Posting[] {
  const { room, extras, kept, taxes } = accountOf(booking);
  return [
    posting('room', room),
    posting('extras', extras),
    posting('kept', kept),
    ...taxes.map(({ name, percent = 0, base = NO_MONEY, amount }) => ({
      ...posting('tax', amount, name),
      percent,
      base,
    })),
  ];
}

function posting(account: PostedAccount, amount: Cents, name = ''): Posting {
  return { account, name, percent: 0, base: NO_MONEY, amount };
}

/** Each account once, without those of nothing. */
export function inSum<Line extends Posting>(lines: readonly Line[]): Posting[] {
  const groups = Map.groupBy(lines, ({ account, name, percent }) => `${account} ${percent} ${name}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const total = (of: (line: Line) => Cents) => sum(...own.map(of));
      const { account, name, percent } = first;
      return [
        { account, name, percent, base: total(({ base }) => base), amount: total(({ amount }) => amount) },
      ];
    })
    .filter(({ base, amount }) => base !== 0 || amount !== 0);
}
