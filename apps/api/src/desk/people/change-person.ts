import type { Trx } from '../../db/index.ts';
import { refuse } from '../../shared/outcome.ts';
import * as staff from '../../staff/index.ts';

/** Gives a person another role, at once. Refused with `desk-not-fresh`, `person-unknown` or `last-owner`. */
export const changeRole: staff.DeskDeed<'changeRole'> = async (context, { id: personId, role }, by) => {
  if (!staff.isFresh(by, context.clock.now())) refuse('unauthenticated', 'desk-not-fresh');
  return staff.act(context, 'role', by, async (trx) => {
    const { name, role: before } = await lockPerson(trx, by, personId, { staysOwner: role === 'owner' });
    await staff.setRole(trx, personId, role);
    const details = `${name}: ${before} to ${role}`;
    return { subject: personId, details, before: { role: before }, after: { role }, answer: {} };
  });
};

/** Ends a person's work here: their sessions, passkeys and links. Refused with `person-unknown` or `last-owner`. */
export const endPersonAtDesk: staff.DeskDeed<'endPerson'> = (context, { id: personId }, by) =>
  staff.act(context, 'end-person', by, async (trx, now) => {
    const { name, role } = await lockPerson(trx, by, personId, { staysOwner: false });
    await staff.endPerson(trx, now, personId);
    return { subject: personId, details: `${name}, ${role}`, before: { name, role }, answer: {} };
  });

/** A person must be able to invite: the only owner with a passkey stays one. */
async function lockPerson(
  trx: Trx,
  by: staff.ByPerson,
  personId: string,
  { staysOwner }: { readonly staysOwner: boolean },
): Promise<staff.Person> {
  await lockPeopleBy(trx, by);
  const person = (await staff.findPerson(trx, personId)) ?? refuse('not-found', 'person-unknown');
  const losesOwner = person.role === 'owner' && !staysOwner;
  if (losesOwner && !(await staff.hasOwnerBeside(trx, personId))) refuse('rule-broken', 'last-owner', person);
  return person;
}

/** Locks people. Refuses a press whose person lost their work here, their role or their session while it waited. */
export async function lockPeopleBy(trx: Trx, by: staff.ByPerson): Promise<void> {
  await staff.lockPeople(trx);
  if (!(await staff.isStillHere(trx, by))) refuse('unauthenticated', 'desk-signed-out');
}
