import { mayDo } from '@motel/api-client/desk-contracts';
import { refuse } from '../../shared/outcome.ts';
import * as staff from '../../staff/index.ts';
import { lockPeopleBy } from './change-person.ts';

/** Ends a passkey with its sessions: one's own but the last, with one's open links, or an owner another person's. */
export const endPasskeyAtDesk: staff.DeskDeed<'endPasskey'> = (context, { passkeyId }, by) =>
  staff.act(context, 'end-passkey', by, async (trx, now) => {
    await lockPeopleBy(trx, by);
    const passkeys = await staff.listPasskeys(trx);
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    if (passkey === undefined || !mayEnd(by, passkey)) refuse('not-found', 'device-unknown');
    const { personId, device } = passkey;
    const others = passkeys.filter((other) => other.personId === personId && other !== passkey);
    if (personId === by.person.id && others.length === 0) refuse('rule-broken', 'last-passkey');
    // The other owner may just have ended this one's own passkey.
    const person = await staff.findPerson(trx, personId);
    const isLast =
      person?.role === 'owner' && others.length === 0 && !(await staff.hasOwnerBeside(trx, personId));
    if (isLast) refuse('rule-broken', 'last-owner', person);
    await staff.endPasskey(trx, now, passkeyId);
    if (personId === by.person.id) await staff.endInvitations(trx, now, personId);
    return { subject: personId, details: device, before: { device }, answer: {} };
  });

/** Signs a browser out: one's own, with one's open links, or for an owner another person's. */
export const endSessionAtDesk: staff.DeskDeed<'endSession'> = (context, { sessionId }, by) =>
  staff.act(context, 'end-session', by, async (trx, now) => {
    await lockPeopleBy(trx, by);
    const session = (await staff.listSessions(trx, now)).find(({ id }) => id === sessionId);
    if (session === undefined || !mayEnd(by, session)) refuse('not-found', 'device-unknown');
    const { personId, device } = session;
    await staff.endStaffSession(trx, sessionId, now);
    if (personId === by.person.id) await staff.endInvitations(trx, now, personId);
    return { subject: personId, details: device, before: { device }, answer: {} };
  });

/** Ends the open links for a device of one's own: they open nothing from then on. */
export const endOwnLink: staff.DeskDeed<'endMyLink'> = (context, _asked, by) =>
  staff.act(context, 'end-invitation', by, async (trx, now) => {
    const { id, name } = by.person;
    const until = (await staff.listLinks(trx, now)).get(id) ?? refuse('not-found', 'device-unknown');
    await staff.endInvitations(trx, now, id);
    const details = `the link for another device of ${name}`;
    return { subject: id, details, before: { until }, answer: {} };
  });

function mayEnd({ person }: staff.ByPerson, { personId }: { readonly personId: string }): boolean {
  return personId === person.id || mayDo(person, 'owner');
}
