import type { Trx } from '../../db/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { type ByPerson, isStillHere, lockPeople } from '../../staff/index.ts';

/** Locks people. Refuses a press whose person lost their work here, their role or their session while it waited. */
export async function lockPeopleBy(trx: Trx, by: ByPerson): Promise<Refused | undefined> {
  await lockPeople(trx);
  return (await isStillHere(trx, by)) ? undefined : refuse('unauthenticated', 'desk-signed-out');
}
