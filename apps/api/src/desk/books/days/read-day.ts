import { type DayReport, dayReport } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import {
  type BooksPeriod,
  bookingsByIds,
  countDay,
  type EndingDay,
  movedBookings,
} from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayBegins } from '../../../shared/desk-day.ts';
import { daysBefore } from '../../../shared/retention.ts';
import { cashMoves } from '../../../till/index.ts';
import { invoicesPaid } from '../../companies/paid-invoices.ts';
import { figuresWire } from '../figures/figures-wire.ts';
import { addUp, nightsSold } from '../figures/nights-sold.ts';
import { POSTED_SUMS, type PostedAccount } from './day-tables.ts';
import {
  cashPosting,
  differenceOf,
  guestBalance,
  inSum,
  type Posting,
  paidInvoiceOf,
  standingOf,
  totalOn,
} from './standing.ts';

/** The postings of a day for a booking, and what is posted of it by then. */
export interface BookingPosted {
  readonly id: string;
  readonly before: readonly Posting[];
  readonly lines: readonly Posting[];
}

/** Bookings that are read at once. */
const BATCH = 500;

/**
 * All that a day posts: of each booking the difference between its ledger and what earlier days have posted. So each amount
 * of the folio is in one day, and a day that has ended never changes.
 */
export async function postedOfDay(db: Db, day: EndingDay): Promise<BookingPosted[]> {
  const ids = [...new Set([...(await movedBookings(db, day)), ...(await postedLately(db, day))])];
  const all: BookingPosted[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const bookings = new Map((await bookingsByIds(db, batch)).map((booking) => [booking.id, booking]));
    const posted = await postedBefore(db, batch);
    for (const id of batch) {
      const booking = bookings.get(id);
      const before = posted.get(id) ?? [];
      const standing = booking === undefined ? [] : standingOf(booking, day.date, day.until);
      all.push({ id, before, lines: differenceOf(before, standing) });
    }
  }
  return [...all, ...(await postedOfOthers(db, day))].filter(({ lines }) => lines.length > 0);
}

/**
 * Money without a stay: companies' payments under the numbers of their invoices, and cash that was paid into a till or out
 * of it under the ids of these moves. What began before the last day ended may have been committed after it.
 */
async function postedOfOthers(db: Db, { until, last }: EndingDay): Promise<BookingPosted[]> {
  const since = last === undefined ? new Date(0) : daysBefore(last.until, 1);
  const paid = await invoicesPaid(db, since, until);
  const moves = await cashMoves(db, since, until);
  const standing = [
    ...paid.map((invoice) => [invoice.number, paidInvoiceOf(invoice)] as const),
    ...moves.map(({ id, amount }) => [id, [cashPosting(amount)]] as const),
  ];
  if (standing.length === 0) return [];
  const posted = await postedBefore(
    db,
    standing.map(([id]) => id),
  );
  return standing.map(([id, postings]) => {
    const before = posted.get(id) ?? [];
    return { id, before, lines: differenceOf(before, postings) };
  });
}

/** Days for which an import can be undone, and some more: of a stay that is there no longer the postings are taken back. */
const REMOVABLE = 10;

async function postedLately(db: Db, { date }: EndingDay): Promise<string[]> {
  const rows = await db
    .selectFrom('journal_lines')
    .select('booking_id as id')
    .distinct()
    .where('date', '>', addDays(date, -REMOVABLE))
    .where('account', '<>', 'till')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('invoices').select('number').whereRef('number', '=', 'journal_lines.booking_id')),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function postedBefore(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Posting[]>> {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['booking_id as id', 'account', 'name', 'percent'])
    .select(POSTED_SUMS)
    .where('booking_id', 'in', ids)
    .groupBy(['booking_id', 'account', 'name', 'percent'])
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** A day to report, with the report of the day before it. */
type ReportedDay = EndingDay & { readonly last: { readonly report: DayReport } | undefined };

/** The report of a day. @param undone sentences about what is still to do */
export async function reportOf(
  db: Db,
  day: ReportedDay,
  posted: readonly BookingPosted[],
  undone: readonly string[],
): Promise<DayReport> {
  const { days } = await nightsSold(db, day.date, 1);
  const before =
    day.last === undefined ? { held: NO_MONEY, owed: NO_MONEY } : dayReport.parse(day.last.report);
  const lines = inSum(posted.flatMap((own) => own.lines));
  const of = (account: PostedAccount) => lines.filter((line) => line.account === account);
  const total = (...accounts: PostedAccount[]) => totalOn(lines, ...accounts);
  const moved = (side: 'held' | 'owed') =>
    toDollars(
      sum(
        before[side],
        ...posted.map(({ before: earlier, lines: now }) =>
          subtract(part(side, guestBalance([...earlier, ...now])), part(side, guestBalance(earlier))),
        ),
      ),
    );
  const ways = [...new Set([...of('taken'), ...of('back')].map(({ name }) => name))].toSorted();
  const onWay = (account: 'taken' | 'back', way: string) =>
    sum(...of(account).flatMap(({ name, amount }) => (name === way ? [amount] : [])));
  const wayWire = (way: string) => {
    const [taken, givenBack] = [onWay('taken', way), onWay('back', way)];
    const net = toDollars(subtract(taken, givenBack));
    return { way, taken: toDollars(taken), givenBack: toDollars(givenBack), net };
  };
  return {
    date: day.date,
    night: {
      ...figuresWire(addUp(days)),
      before: figuresWire(addUp(days.map((night) => night.before))),
    },
    ...(await countDay(db, periodOf(day))),
    charges: {
      room: toDollars(total('room')),
      extras: toDollars(total('extras')),
      kept: toDollars(total('kept')),
      taxes: of('tax').map(taxWire),
      total: toDollars(total('room', 'extras', 'kept', 'tax')),
    },
    ways: ways.map(wayWire),
    net: toDollars(subtract(total('taken'), total('back'))),
    held: moved('held'),
    owed: moved('owed'),
    undone: [...undone],
  };
}

export function taxWire({ name, percent, base, amount }: Posting): DayReport['charges']['taxes'][number] {
  return {
    name,
    ...(percent !== 0 && { percent, base: toDollars(base) }),
    amount: toDollars(amount),
  };
}

/** A balance of a guest as money that the motel holds for them, or that they owe. */
function part(side: 'held' | 'owed', balance: Cents): Cents {
  if (side === 'held') return balance > 0 ? balance : NO_MONEY;
  return balance < 0 ? subtract(NO_MONEY, balance) : NO_MONEY;
}

/** The days of a report: since the last one that ended. */
function periodOf({ date, until, last }: EndingDay): BooksPeriod {
  return { from: date, to: addDays(date, 1), begins: last?.until ?? deskDayBegins(date), ends: until };
}
