import { type Cents, type CivilDate, daysBetween, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { nightShares } from '@motel/booking-core/booking';
import { type Motel, unitOf } from '@motel/content/server';
import {
  type Account,
  accountOf,
  type Booking,
  type FolioEntry,
  folioOf,
  isArticle,
  wayOf,
} from '../../../booking/index.ts';
import type { Paid, Zoned } from '../../../shared/motel-context.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import type { accountsPaid } from '../../../till/index.ts';
import type { PostedAccount } from './day-tables.ts';

export interface Posting {
  readonly account: PostedAccount;
  readonly name: string;
  readonly percent: number;
  readonly base: Cents;
  readonly amount: Cents;
}

/** All that a ledger says as a day ends: money, nights by their shares (L8), articles and kept from their day on. */
export function standingOf(motel: Motel, booking: Booking, date: CivilDate, until: Date): Posting[] {
  const entries = booking.folio.entries.filter(({ at }) => at < until);
  return inSum([...moneyOf({ folio: folioOf(entries) }), ...costOf(motel, booking, entries, date)]);
}

/** The postings that lead from one sum to another. */
export function differenceOf(before: readonly Posting[], after: readonly Posting[]): Posting[] {
  const less = (amount: Cents) => subtract(NO_MONEY, amount);
  const negated = before.map((line) => ({ ...line, base: less(line.base), amount: less(line.amount) }));
  return inSum([...after, ...negated]);
}

/** The money that the motel has of a guest, less what the guest owes for nights that are over. */
export function guestBalance(lines: readonly Posting[]): Cents {
  return subtract(takenOn(lines), totalOn(lines, 'room', 'extras', 'kept', 'tax'));
}

/** A balance of a guest as money that the motel holds for them, or that they owe. */
export function sidesOf(balance: Cents): { readonly held: Cents; readonly owed: Cents } {
  return balance > 0
    ? { held: balance, owed: NO_MONEY }
    : { held: NO_MONEY, owed: subtract(NO_MONEY, balance) };
}

/** Payments less refunds. */
export function takenOn(lines: readonly Posting[]): Cents {
  return subtract(totalOn(lines, 'taken'), totalOn(lines, 'back'));
}

export function totalOn(lines: readonly Posting[], ...accounts: PostedAccount[]): Cents {
  return sum(...lines.filter(({ account }) => accounts.includes(account)).map(({ amount }) => amount));
}

/** Ways that settle a guest's account while no money moves: a company's account, a gift voucher, and a payment elsewhere before. */
const NO_MONEY_MOVES = ['account', 'voucher', 'earlier'];

export const isNoMoney = (way: string) => NO_MONEY_MOVES.includes(way);

/** Whether money moved, on the way that the line names. */
export function isMoney({ account, name }: Posting): boolean {
  return (account === 'taken' || account === 'back') && !isNoMoney(name);
}

/** Payments of an invoice, or of a gift voucher: money comes, and that account goes down; no guest has a part in it. */
export function paidAccountOf({
  ways,
  on,
  total,
}: Awaited<ReturnType<typeof accountsPaid>>[number]): Posting[] {
  return inSum([
    ...ways.map(({ way, amount }) => posting('taken', amount, way)),
    posting('taken', subtract(NO_MONEY, total), on),
  ]);
}

function moneyOf(booking: Pick<Booking, 'folio'>): Posting[] {
  return booking.folio.entries
    .filter(({ kind }) => kind !== 'charge')
    .map((entry) =>
      posting(entry.kind === 'payment' ? 'taken' : 'back', entry.amount, wayOf(booking.folio, entry)),
    );
}

/** The day on which a booking was given up; `undefined` while it is held or confirmed. */
function givenUpOn(motel: Zoned, { status, statusChangedAt }: Booking): CivilDate | undefined {
  return status === 'held' || status === 'confirmed' ? undefined : deskDayAt(motel, statusChangedAt);
}

function costOf(motel: Motel, booking: Booking, entries: readonly FolioEntry[], date: CivilDate): Posting[] {
  const given = givenUpOn(motel, booking);
  if (booking.status === 'held' || (given !== undefined && given > date)) return [];
  const account = (own: readonly FolioEntry[]) =>
    postingsOf(booking, accountOf(motel, { ...booking, folio: folioOf(own) }));
  const price = account(entries.filter((entry) => !isArticle(entry)));
  return [
    ...account(entries.filter(isArticle)),
    ...(given === undefined ? price.map((line) => untilNight(motel, line, booking, date)) : price),
  ];
}

/** The part of the nights up to that of a day. What a late change kept is of no night. */
function untilNight({ money }: Paid, line: Posting, booking: Booking, date: CivilDate): Posting {
  if (line.account === 'kept') return line;
  const nights = daysBetween(booking.checkIn, date) + 1;
  const part = (amount: Cents) =>
    sum(...nightShares(amount, booking, unitOf(money, amount)).slice(0, Math.max(0, nights)));
  return { ...line, base: part(line.base), amount: part(line.amount) };
}

/** The revenue of the rooms is by their kind. */
function postingsOf({ property }: Booking, { room, extras, kept, taxes }: Account): Posting[] {
  return [
    posting('room', room, property.id),
    posting('extras', extras),
    posting('kept', kept),
    ...taxes.map(({ name, percent = 0, base = NO_MONEY, amount }) => ({
      ...posting('tax', amount, name),
      percent,
      base,
    })),
  ];
}

/** @param amount of cash without a stay: below $0 it went out */
export function posting(account: PostedAccount, amount: Cents, name = ''): Posting {
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
