import { asColumns, type Db, type Trx } from '../db/index.ts';
import type { NewPasskey, StoredPasskey } from './web-authn.ts';

/** Finds a passkey with its person; either may have ended. */
export async function findPasskey(db: Db, id: string) {
  const found = await db
    .selectFrom('staff_passkeys as passkey')
    .innerJoin('staff', 'staff.id', 'person_id')
    .select(['passkey.id', 'public_key', 'counter', 'passkey.ended_at as endedAt'])
    .select(['person_id', 'name', 'role', 'staff.ended_at as personEndedAt'])
    .where('passkey.id', '=', id)
    .executeTakeFirst();
  return (
    found && {
      id,
      publicKey: found.public_key,
      counter: found.counter,
      person: { id: found.person_id, name: found.name, role: found.role },
      isEnded: found.endedAt !== null,
      isPersonEnded: found.personEndedAt !== null,
    }
  );
}

/** @returns whether it is new */
export async function addPasskey(
  trx: Trx,
  now: Date,
  personId: string,
  { id, publicKey, counter, transports }: NewPasskey,
  device: string,
): Promise<boolean> {
  const times = { createdAt: now, usedAt: now, endedAt: null };
  const json = JSON.stringify(transports);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_passkeys')
    .values(asColumns({ id, personId, publicKey, counter, transports: json, device, ...times }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a passkey's use. @returns `false` when it was used or ended since its counter was read */
export async function markPasskeyUsed(
  trx: Trx,
  now: Date,
  { id, counter }: StoredPasskey,
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_passkeys')
    .set({ counter: newCounter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endPasskey(trx: Trx, now: Date, id: string): Promise<void> {
  await trx.updateTable('staff_passkeys').set({ ended_at: now }).where('id', '=', id).execute();
  await trx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('passkey_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
