import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Fixed } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';

declare module '../db/database.ts' {
  interface Database {
    log_secrets: { name: string; value: Fixed<string> };
  }
}

/**
 * Names a client's address or number in the log: the same for one day (UTC) and in every process, another one the next
 * day. Only with the day's key can it be found by trying all of them (decision 044).
 */
export type LogHash = (value: string) => string;

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
  return (value) => {
    const day = clock.now().toISOString().slice(0, 10);
    const key = createHmac('sha256', secret.value).update(day).digest();
    return createHmac('sha256', key).update(value).digest('base64url').slice(0, 12);
  };
}
