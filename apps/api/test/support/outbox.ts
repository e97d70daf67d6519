import { sql } from 'kysely';
import type { TestMotel } from './test-motel.ts';

type Outbox = Pick<TestMotel, 'db'>;

/** Reads the mails in the outbox by their keys. @param key in which `%` stands for any text */
export const mailsOf = ({ db }: Outbox, key = '%') =>
  db.selectFrom('outbox').selectAll().where('dedupe_key', 'like', key).orderBy('dedupe_key').execute();

/** Runs a step whose mails cannot be stored. */
export async function withoutOutbox<T>({ db }: Outbox, step: () => Promise<T>): Promise<T> {
  await sql`alter table outbox rename to outbox_out_of_reach`.execute(db);
  const result = await step();
  await sql`alter table outbox_out_of_reach rename to outbox`.execute(db);
  return result;
}
