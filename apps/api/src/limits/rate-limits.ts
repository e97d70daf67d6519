import { sql } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    rate_limits: RateLimitRow;
  }
}

/** What a client has used up of a limit; see `takeAllowance`. */
interface RateLimitRow {
  /** A digest: the table has no number and no address. */
  key: Fixed<string>;
  /** Milliseconds since 1970: whole numbers add up the same on every engine, timestamps do not. */
  spent_until: number;
}

export interface Allowance {
  /** Names the limit and the client. */
  readonly key: string;
  /** At once, and then evenly over `per`. Above 0. */
  readonly most: number;
  /** Milliseconds in which the whole allowance refills. */
  readonly per: number;
}

/**
 * Takes from an allowance in one statement, safe beside others that take from it. A row says until when the taken units
 * last, each for `per / most`; units that would last beyond `now + per` are refused, and none is taken.
 * @param units the cost; more than the whole allowance costs the whole
 * @returns 0 when it was taken, else the milliseconds after which it can be
 */
export async function takeAllowance(db: Db, allowance: Allowance, units: number, now: Date): Promise<number> {
  const { key, per } = allowance;
  const cost = costOf(allowance, units);
  const latest = now.getTime() + per;
  const after = sql<number>`greatest(rate_limits.spent_until, ${now.getTime()}) + ${cost}`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, spent_until: now.getTime() + cost })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ spent_until: after }).where(after, '<=', latest),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken !== undefined) return 0;

  const row = await db
    .selectFrom('rate_limits')
    .select('spent_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(1, (row?.spent_until ?? 0) + cost - latest);
}

/** Undoes one `takeAllowance`, whose purpose has failed. */
export async function giveAllowanceBack(db: Db, allowance: Allowance, units: number): Promise<void> {
  const cost = costOf(allowance, units);
  await db
    .updateTable('rate_limits')
    .set((row) => ({ spent_until: row('spent_until', '-', cost) }))
    .where('key', '=', allowance.key)
    .execute();
}

/** For how many milliseconds the units are used up. */
function costOf({ most, per }: Allowance, units: number): number {
  return Math.min(Math.ceil((per / most) * units), per);
}

/** Deletes the rows that no longer limit a client. */
export async function deleteSpentAllowances(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('spent_until', '<', now.getTime()).execute();
}
