import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Milliseconds after which an answer counts as missing. */
const ANSWER_TIMEOUT = 2000;

/** Whether the database answers; resolves after two seconds at the latest. */
export type DatabaseProbe = () => Promise<boolean>;

/** At most one connection waits for the answer, however many callers there are and however long it takes. */
export function databaseProbe(db: Db): DatabaseProbe {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    const tooLong = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => tooLong.resolve(false), ANSWER_TIMEOUT);
    return Promise.race([asking, tooLong.promise]).finally(() => clearTimeout(timer));
  };
}
