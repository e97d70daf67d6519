import type { Trx } from '../../db/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { lockPeople, stillWorks } from '../../staff/index.ts';
import type { ByPerson } from '../act.ts';
import type { ByHand } from '../desk.ts';

/** Locks people. Refuses a person whose work here ended, or whose role changed, while their press waited. */
export async function lockPeopleBy(trx: Trx, by: ByPerson | ByHand): Promise<Refused | undefined> {
  await lockPeople(trx);
  if (!('person' in by)) return undefined;
  return (await stillWorks(trx, by.person)) ? undefined : refuse('unauthenticated', 'desk-signed-out');
}
