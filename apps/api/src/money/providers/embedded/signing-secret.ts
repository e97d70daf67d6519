import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/index.ts';

const NAME = 'webhook';

/** It never changes: a process loads it once. */
const secrets = new WeakMap<Db, string>();

/** The secret that signs events: created once, by the first process, and stored with the sessions. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = secrets.get(db) ?? (await findOrMakeSecret(db));
  secrets.set(db, secret);
  return secret;
}

async function findOrMakeSecret(db: Db): Promise<string> {
  const known = await findSecret(db);
  if (known !== undefined) return known;
  await db
    .insertInto('embedded_secrets')
    .values({ name: NAME, value: `whsec_${randomBytes(32).toString('base64url')}` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await findSecret(db);
  if (made === undefined) throw new Error('The signing secret vanished after it was written');
  return made;
}

async function findSecret(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('embedded_secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}
