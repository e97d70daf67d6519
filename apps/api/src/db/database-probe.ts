import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Milliseconds after which nobody waits any longer. */
const LONGEST_ANSWER = 2000;

/** Says whether the database answers, at the latest after two seconds. */
export type DatabaseProbe = () => Promise<boolean>;

/** However many ask, and however long it takes, one connection at most waits for the answer. */
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
    const timer = setTimeout(() => tooLong.resolve(false), LONGEST_ANSWER);
    return Promise.race([asking, tooLong.promise]).finally(() => clearTimeout(timer));
  };
}
