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
  const { value } = await db
    .insertInto('embedded_secrets')
    .values({ name: NAME, value: `whsec_${randomBytes(32).toString('base64url')}` })
    // Changes nothing, and returns the secret that another process has created.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: NAME }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
