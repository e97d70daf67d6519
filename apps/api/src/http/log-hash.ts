import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db, Fixed } from '../db/index.ts';
import { type Clock, DAY } from '../shared/clock.ts';

declare module '../db/database.ts' {
  interface Database {
    log_secrets: { name: string; value: Fixed<string> };
  }
}

/** Names an address or number in the log, for one day (UTC); only its key finds it by trial (decision 030). */
export type LogHash = (value: string) => string;

/** More than the clients and guests of a busy hour; each has several requests. */
const MAX_NAMED = 5_000;

/** The processes of a motel share a secret in the database; the key of a day is only in memory. */
export async function openLogHash({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<LogHash> {
  const name = 'requests';
  const secret = await db
    .insertInto('log_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    // Returns the value of the process that was first.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('value')
    .executeTakeFirstOrThrow();
  let day = Number.NaN;
  let key = Buffer.alloc(0);
  const named = new LRUCache<string, string>({
    max: MAX_NAMED,
    memoMethod: (value) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 12),
  });
  return (value) => {
    const today = Math.floor(clock.now().getTime() / DAY);
    if (today !== day) {
      day = today;
      const date = new Date(day * DAY).toISOString().slice(0, 10);
      key = createHmac('sha256', secret.value).update(date).digest();
      named.clear();
    }
    return named.memo(value);
  };
}
