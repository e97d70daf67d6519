import { addDays } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { sql } from 'kysely';
import { bookingsByIds, type EndingDay, movedBookings } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { daysBefore } from '../../../shared/retention.ts';
import { ACCOUNT, accountsPaid, cashMoves } from '../../../till/index.ts';
import { POSTED_SUMS } from './day-tables.ts';
import { differenceOf, type Posting, paidAccountOf, posting, standingOf } from './standing.ts';

/** The postings of a day for a booking, and what is posted of it by that day. */
export interface BookingPosted {
  readonly id: string;
  readonly before: readonly Posting[];
  readonly lines: readonly Posting[];
}

const BATCH = 500;

/** Differences between ledgers and earlier postings: each amount is in one day, and an ended day never changes. */
export async function postedOfDay(db: Db, motel: Motel, day: EndingDay): Promise<BookingPosted[]> {
  const ids = [...new Set([...(await movedBookings(db, day)), ...(await postedLately(db, day))])];
  const all: BookingPosted[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const bookings = new Map((await bookingsByIds(db, batch)).map((booking) => [booking.id, booking]));
    const posted = await postedBefore(db, batch);
    for (const id of batch) {
      const booking = bookings.get(id);
      const before = posted.get(id) ?? [];
      const standing = booking === undefined ? [] : standingOf(motel, booking, day.date, day.until);
      all.push({ id, before, lines: differenceOf(before, standing) });
    }
  }
  return [...all, ...(await postedOfOthers(db, day))].filter(({ lines }) => lines.length > 0);
}

/** Companies' payments by invoice, gift vouchers by code, and cash by move. What began before the last end may be committed after it. */
async function postedOfOthers(db: Db, { until, last }: EndingDay): Promise<BookingPosted[]> {
  const since = last === undefined ? new Date(0) : daysBefore(last.until, 1);
  const paid = await accountsPaid(db, since, until);
  const moves = await cashMoves(db, since, until);
  const standing = [
    ...paid.map((account) => [account.id, paidAccountOf(account)] as const),
    ...moves.map(({ id, amount }) => [id, [posting('till', amount)]] as const),
  ];
  if (standing.length === 0) return [];
  const ids = standing.map(([id]) => id);
  const posted = await postedBefore(db, ids);
  return standing.map(([id, postings]) => {
    const before = posted.get(id) ?? [];
    return { id, before, lines: differenceOf(before, postings) };
  });
}

/** Days for which an import can be undone, and some more: postings of a stay that is gone are taken back. */
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
        exists(
          selectFrom('account_payments')
            .select('id')
            .where(sql<boolean>`${ACCOUNT} = journal_lines.booking_id`),
        ),
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
