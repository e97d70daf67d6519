import { addDays, type CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { daysBefore } from '../../../shared/retention.ts';

/** A span of the desk that ends with a day. */
export interface EndingDay {
  readonly date: CivilDate;
  readonly until: Date;
  /** The day that ended before it. */
  readonly last: { readonly date: CivilDate; readonly until: Date } | undefined;
}

/** The first day has all that was before it. */
const EVER = new Date(0);

/**
 * The bookings of which a day may post something: money moved, they closed, or something was charged, since the day before it
 * ended. A day more, because a transaction that had begun by then may have ended later. And those that are there no longer.
 */
export async function movedBookings(db: Db, { date, until, last }: EndingDay): Promise<string[]> {
  const since = last === undefined ? EVER : daysBefore(last.until, 1);
  const from = last === undefined ? addDays(date, -40_000) : last.date;
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where status = 'confirmed' and check_out > ${from}::date and check_out <= ${date}::date
    union
    select id from bookings
    where status in ('confirmed', 'cancelled', 'refunded')
      and status_changed_at >= ${since} and status_changed_at < ${until}
    union
    select booking_id from folio_entries
    where kind in ('payment', 'refund') and at >= ${since} and at < ${until}
    union
    select booking_id from folio_entries
    where kind = 'charge' and rule in ('L4', 'L5', 'F29') and at >= ${since} and at < ${until}
    union
    select booking_id from journal_lines
    where date > ${addDays(date, -REMOVABLE)}::date
      and not exists (select 1 from bookings where bookings.id = journal_lines.booking_id)
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Days for which an import can be undone, and some more. */
const REMOVABLE = 10;
