import { inTransaction } from '../../db/index.ts';
import { oneLine } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { hashToken } from '../../shared/token.ts';
import {
  addPasskey,
  type Begun,
  beginSession,
  challengeIn,
  checkMade,
  createChallenge,
  type DeskAsked,
  type DeskContext,
  endInvitations,
  findInvited,
  listPasskeys,
  lockPeople,
  logByHand,
  passkeyOptionsFor,
  type Site,
  setName,
  spendChallenge,
} from '../../staff/index.ts';
import { freeName } from './invite-person.ts';

/** The options by which an invited person's browser makes a passkey. Only the first owner is unnamed before. */
export async function joinOptions(
  { db, clock, motel }: DeskContext,
  site: Site,
  { token, name = '' }: DeskAsked<'joinOptions'>,
) {
  const invited = await findInvited(db, clock.now(), token);
  if (!invited.ok) return invited;
  const person = { id: invited.value.id, name: invited.value.name || oneLine(name) };
  if (person.name === '') return refuse('rule-broken', 'person-name');
  const challenge = await createChallenge(db, clock.now(), hashToken(token));
  return succeed(passkeyOptionsFor(motel, site, challenge, person, await listPasskeys(db, person.id)));
}

/** Adds the passkey that an invited browser made, and signs its person in; their links end. @param browser in words */
export async function join(
  { db, clock }: DeskContext,
  site: Site,
  asked: DeskAsked<'join'> & { readonly browser: string },
): Promise<Outcome<Begun>> {
  const now = clock.now();
  const { token, passkey, browser } = asked;
  const invited = await findInvited(db, now, token);
  if (!invited.ok) return invited;
  const challenge = challengeIn(passkey);
  if (!(await spendChallenge(db, now, challenge, hashToken(token))))
    return refuse('forbidden', 'passkey-too-late');
  const made = await checkMade(site, passkey, challenge);
  if (made === undefined) return refuse('forbidden', 'passkey-not-made');
  return inTransaction(db, async (trx) => {
    await lockPeople(trx);
    const current = await findInvited(trx, now, token);
    if (!current.ok) return current;
    const { id, role } = current.value;
    const isUnnamed = current.value.name === '';
    const name = isUnnamed ? await freeName(trx, asked.name ?? '') : succeed(current.value.name);
    if (!name.ok) return name;
    const person = { id, role, name: name.value };
    const device = oneLine(asked.device) || browser;
    if (!(await addPasskey(trx, now, id, made, device))) return refuse('forbidden', 'passkey-known');
    if (isUnnamed) await setName(trx, id, person.name);
    await endInvitations(trx, now, id);
    const session = await beginSession(trx, now, { personId: id, passkeyId: made.id, device: browser });
    const entry = { who: person.name, personId: id, action: 'join', subject: id } as const;
    await logByHand(trx, { ...entry, details: `a passkey on ${device}`, after: { device } }, now);
    return succeed({ person, token: session, signedInAt: now });
  });
}
