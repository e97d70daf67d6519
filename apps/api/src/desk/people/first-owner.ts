import { inTransaction } from '../../db/index.ts';
import { createToken } from '../../shared/token.ts';
import {
  addInvitation,
  addPerson,
  type DeskContext,
  hasOwnerBeside,
  listPeople,
  lockPeople,
  logByHand,
} from '../../staff/index.ts';
import { joinUrl } from './join-url.ts';

const NOBODY = '';

/** Whether an owner can sign in at the desk: without one, no person can invite others. */
export async function hasOwner({ db }: Pick<DeskContext, 'db'>): Promise<boolean> {
  return hasOwnerBeside(db, NOBODY);
}

/**
 * Makes a link for the first owner, who has no name until they write it. Each start makes one, until one is used.
 * @returns `undefined` once an owner has a passkey
 */
export async function linkFirstOwner(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  publicUrl: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await lockPeople(trx);
    if (await hasOwnerBeside(trx, NOBODY)) return undefined;
    const now = clock.now();
    const known = (await listPeople(trx)).find(({ role }) => role === 'owner');
    const { id } = known ?? (await addPerson(trx, { name: '', role: 'owner' }, now));
    const token = createToken();
    await addInvitation(trx, now, id, token);
    const details = 'a link for the first owner';
    await logByHand(trx, { who: 'npm start', action: 'invite', subject: id, details }, now);
    return joinUrl(publicUrl, token);
  });
}
