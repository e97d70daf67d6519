import { sql } from 'kysely';
import type { Db } from './database.ts';

export interface Allowance {
  /** Names the limit and who it is for. */
  readonly key: string;
  /** At once, and then evenly over `per`. Above 0. */
  readonly most: number;
  /** Milliseconds in which the whole allowance comes back. */
  readonly per: number;
}

/**
 * Takes from an allowance in one statement, whoever else is taking from it: a row says until when what was taken
 * lasts, each unit for `per / most`; what would last beyond `now + per` is refused and takes nothing.
 * @param units what this costs; what is more than the whole allowance costs the whole
 * @returns 0 when it was taken, else the milliseconds after which it can be
 */
export async function takeAllowance(
  db: Db,
  { key, most, per }: Allowance,
  units: number,
  now: Date,
): Promise<number> {
  const cost = costOf({ key, most, per }, units);
  const latest = new Date(now.getTime() + per);
  const after = sql<Date>`greatest(rate_limits.spent_until, ${now}) + ${cost} * interval '1 millisecond'`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, spent_until: new Date(now.getTime() + cost) })
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
  return Math.max(1, (row?.spent_until.getTime() ?? 0) + cost - latest.getTime());
}

/** Undoes one `takeAllowance`: what it was taken for has not come about. */
export async function giveAllowanceBack(db: Db, allowance: Allowance, units: number): Promise<void> {
  const cost = costOf(allowance, units);
  await db
    .updateTable('rate_limits')
    .set({ spent_until: sql<Date>`spent_until - ${cost} * interval '1 millisecond'` })
    .where('key', '=', allowance.key)
    .execute();
}

/** For how many milliseconds the units are gone. */
function costOf({ most, per }: Allowance, units: number): number {
  return Math.min(Math.ceil((per / most) * units), per);
}

/** Deletes what no longer limits anybody. */
export async function forgetSpentAllowances(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('spent_until', '<', now).execute();
}
