import { addDays, type CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { daysBefore } from '../shared/retention.ts';
import { hasNights } from './has-nights.ts';

/** A span of the desk that ends with a day. */
export interface EndingDay {
  readonly date: CivilDate;
  /** The instant up to which it has what was done. */
  readonly until: Date;
  /** The day that ended before it; the first one has all that was before. */
  readonly last: { readonly date: CivilDate; readonly until: Date } | undefined;
}

const EVER = new Date(0);
const EVER_DAYS = 40_000;

/**
 * The bookings with a night, moved money, a decision or a charge since the day before a day ended. A day more, because
 * an earlier transaction may have ended later; its night too, so that a price that changed late is read again.
 */
export async function movedBookings(db: Db, { date, until, last }: EndingDay): Promise<string[]> {
  const since = last === undefined ? EVER : daysBefore(last.until, 1);
  const from = last === undefined ? addDays(date, -EVER_DAYS) : last.date;
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status = 'confirmed' and ${hasNights(from, addDays(date, 1))}
    union
    select id from bookings
    where status in ('confirmed', 'cancelled', 'refunded')
      and status_changed_at >= ${since} and status_changed_at < ${until}
    union ${accountsMoved(since, until)}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of the bookings of which money moved, or to which something was charged after they were booked. */
export function accountsMoved(since: Date | CivilDate, until?: Date) {
  const within = sql`at >= ${since} and at < coalesce(${until ?? null}::timestamptz, 'infinity')`;
  return sql<{ id: string }>`
    select booking_id as id from folio_entries where kind in ('payment', 'refund') and ${within}
    union
    select booking_id from folio_entries
    where kind = 'charge' and part in ('closing', 'reversal', 'allowance', 'article', 'article-tax') and ${within}`;
}

/** The stays that checked in, left, were booked and were given up in a span of time, without unpaid attempts. */
export async function countDay(db: Db, begins: Date, ends: Date) {
  const within = (column: string, condition = sql`true`) => sql<number>`(
    select count(*) from bookings
    where ${condition} and ${sql.ref(column)} >= ${begins} and ${sql.ref(column)} < ${ends})`;
  return db
    .selectNoFrom([
      within('arrived_at').as('cameIn'),
      within('left_at').as('left'),
      within('created_at', sql`status in ('confirmed', 'cancelled')`).as('booked'),
      within('status_changed_at', sql`status = 'cancelled'`).as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
}

export async function firstBookedAt(db: Db): Promise<Date | undefined> {
  const { first } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}
