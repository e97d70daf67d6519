import type { Trx } from '../../db/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { findPerson, lockPeople } from '../../staff/index.ts';
import type { ByPerson } from '../act.ts';
import type { ByHand } from '../desk.ts';

/** Locks people. Refuses a person whose work here ended, or whose role changed, while their press waited. */
export async function lockPeopleBy(trx: Trx, by: ByPerson | ByHand): Promise<Refused | undefined> {
  await lockPeople(trx);
  if (!('person' in by)) return undefined;
  const person = await findPerson(trx, by.person.id);
  return person?.role === by.person.role ? undefined : refuse('unauthenticated', 'desk-signed-out');
}
