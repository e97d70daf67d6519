import { inTransaction } from '../../src/db/index.ts';
import { addPasskey } from '../../src/staff/index.ts';
import type { Answer, TestMotel } from './test-motel.ts';
import { signInStaff, type TestStaff } from './test-staff.ts';

let count = 0;

/** Ends the work of all people, and signs a new owner in, without a passkey. */
export async function onlyOwner(motel: TestMotel): Promise<TestStaff> {
  await motel.db.updateTable('staff').set({ ended_at: motel.clock.now() }).execute();
  return signInStaff(motel, 'owner', 'Ilse');
}

/** Gives a person a passkey. @returns its id */
export async function givePasskey(
  { db, clock }: TestMotel,
  { person }: TestStaff,
  device = 'Till',
): Promise<string> {
  const id = `passkey-${count++}`;
  const made = { id, publicKey: 'AA', counter: 0, transports: [] };
  await inTransaction(db, (trx) => addPasskey(trx, clock.now(), person.id, made, device));
  return id;
}

/** The status of an answer, and its sentence. */
export function said({ status, body }: Answer): [number, string | undefined] {
  return [status, body.message];
}
