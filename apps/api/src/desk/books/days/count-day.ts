import { sql } from 'kysely';
import type { BooksPeriod } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';

interface CountedDay {
  /** Stays whose guests checked in, and out. */
  readonly cameIn: number;
  readonly left: number;
  /** Stays that were booked and given up, without attempts that nobody paid. */
  readonly booked: number;
  readonly givenUp: number;
}

/** The stays that came, left, were booked and were given up in a span of time. */
export async function countDay(db: Db, { begins, ends }: BooksPeriod): Promise<CountedDay> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${begins} and ${sql.ref(column)} < ${ends}`;
  const { rows } = await sql<CountedDay>`
    select
      count(*) filter (where ${within('arrived_at')}) as "cameIn",
      count(*) filter (where ${within('left_at')}) as "left",
      count(*) filter (where status in ('confirmed', 'cancelled') and ${within('created_at')}) as "booked",
      count(*) filter (where status = 'cancelled' and ${within('status_changed_at')}) as "givenUp"
    from bookings`.execute(db);
  return rows[0] ?? { cameIn: 0, left: 0, booked: 0, givenUp: 0 };
}
