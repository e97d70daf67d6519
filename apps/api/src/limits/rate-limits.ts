import { sql } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    /** The part of a limit that a client has used up; see `takeAllowances`. */
    rate_limits: {
      /** A digest: the table has no number and no address. */
      key: Fixed<string>;
      /** Milliseconds since 1970: whole numbers add up the same on every engine, timestamps do not. */
      spent_until: number;
    };
  }
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
 * Takes from each allowance, or from none, safe beside others. A row says until when the taken units last, each for
 * `per / most`; one beyond `now + per` is refused. @returns the allowance that is used up, and when to retry, in ms
 */
export async function takeAllowances<A extends Allowance>(db: Db, allowances: readonly A[], now: Date) {
  if (allowances.length === 0) return undefined;
  // In the order of their keys, so that two of these never lock rows in opposite orders (deadlock).
  const wanted = allowances.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const cost = sql<number>`excluded.spent_until - ${now.getTime()}`;
  const after = sql<number>`greatest(rate_limits.spent_until, ${now.getTime()}) + ${cost}`;
  const taken = await db
    .insertInto('rate_limits')
    .values(
      wanted.map((allowance) => ({ key: allowance.key, spent_until: now.getTime() + costOf(allowance) })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ spent_until: after })
        .where(({ or, and, eb }) =>
          or(
            wanted.map(({ key, per }) =>
              and([eb('rate_limits.key', '=', key), eb(after, '<=', now.getTime() + per)]),
            ),
          ),
        ),
    )
    .returning('key')
    .execute();
  if (taken.length === wanted.length) return undefined;

  const keys = new Set(taken.map(({ key }) => key));
  for (const allowance of wanted) {
    if (keys.has(allowance.key)) await giveBack(db, allowance);
  }
  const refused = wanted.filter(({ key }) => !keys.has(key));
  const rows = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where(
      'key',
      'in',
      refused.map(({ key }) => key),
    )
    .execute();
  const waits = refused.map((allowance) => {
    const spent = rows.find(({ key }) => key === allowance.key)?.spent_until ?? 0;
    return { allowance, wait: Math.max(1, spent + costOf(allowance) - now.getTime() - allowance.per) };
  });
  return waits.toSorted((a, b) => b.wait - a.wait)[0];
}

async function giveBack(db: Db, allowance: Allowance): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ spent_until: row('spent_until', '-', costOf(allowance)) }))
    .where('key', '=', allowance.key)
    .execute();
}

/** For how many milliseconds one unit is used up. */
function costOf({ most, per }: Allowance): number {
  return Math.min(Math.ceil(per / most), per);
}

/** Deletes the rows that no longer limit a client. */
export async function deleteSpentAllowances(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('spent_until', '<', now.getTime()).execute();
}
