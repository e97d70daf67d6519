import type { Trx } from '../../db/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import * as staff from '../../staff/index.ts';

/** Gives a person another role, at once. Refused with `desk-not-fresh`, `person-unknown` or `last-owner`. */
export const changeRole: staff.DeskDeed<'changeRole'> = async (context, { id: personId, role }, by) => {
  if (!staff.isFresh(by, context.clock.now())) return refuse('unauthenticated', 'desk-not-fresh');
  return staff.act(context, 'role', by, async (trx) => {
    const found = await lockPerson(trx, by, personId, { staysOwner: role === 'owner' });
    if (!found.ok) return found;
    const { name, role: before } = found.value;
    await staff.setRole(trx, personId, role);
    const details = `${name}: ${before} to ${role}`;
    return succeed({ subject: personId, details, before: { role: before }, after: { role }, answer: {} });
  });
};

/** Ends a person's work here: their sessions, passkeys and links. Refused with `person-unknown` or `last-owner`. */
export const endPersonAtDesk: staff.DeskDeed<'endPerson'> = (context, { id: personId }, by) =>
  staff.act(context, 'end-person', by, async (trx, now) => {
    const found = await lockPerson(trx, by, personId, { staysOwner: false });
    if (!found.ok) return found;
    const { name, role } = found.value;
    await staff.endPerson(trx, now, personId);
    return succeed({ subject: personId, details: `${name}, ${role}`, before: { name, role }, answer: {} });
  });

/** A person must be able to invite: the only owner with a passkey stays one. */
async function lockPerson(
  trx: Trx,
  by: staff.ByPerson,
  personId: string,
  { staysOwner }: { readonly staysOwner: boolean },
): Promise<Outcome<staff.Person>> {
  const ended = await lockPeopleBy(trx, by);
  if (ended !== undefined) return ended;
  const person = await staff.findPerson(trx, personId);
  if (person === undefined) return refuse('not-found', 'person-unknown');
  const losesOwner = person.role === 'owner' && !staysOwner;
  if (losesOwner && !(await staff.hasOwnerBeside(trx, personId)))
    return refuse('rule-broken', 'last-owner', person);
  return succeed(person);
}

/** Locks people. Refuses a press whose person lost their work here, their role or their session while it waited. */
export async function lockPeopleBy(trx: Trx, by: staff.ByPerson): Promise<Refused | undefined> {
  await staff.lockPeople(trx);
  return (await staff.isStillHere(trx, by)) ? undefined : refuse('unauthenticated', 'desk-signed-out');
}
