import { inTransaction, type Trx } from '../../db/index.ts';
import { oneLine } from '../../mail/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { createToken, hashToken, tokenOf } from '../../shared/token.ts';
import * as staff from '../../staff/index.ts';
import { lockPeopleBy } from './change-person.ts';

type Invited = staff.DeskAnswer<'invite'>;

/** Adds a person, who makes a passkey by a link. Refused: `desk-not-fresh`, `person-name` or `person-name-taken`. */
export const invitePerson: staff.DeskDeed<'invite'> = (context, { role, ...asked }, by) =>
  makeLink(context, by, async (trx, now, token) => {
    const name = await freeName(trx, asked.name);
    const person = await staff.addPerson(trx, { name, role }, now);
    const until = await staff.addInvitation(trx, now, person.id, token);
    return {
      subject: person.id,
      details: `${person.name}, ${role}`,
      after: { name: person.name, role },
      answer: { personId: person.id, until: until.toISOString() },
    };
  });

/** Lets a person make a passkey on another device; earlier links end. Refused: `desk-not-fresh`, `person-unknown`. */
export const linkPerson: staff.DeskDeed<'linkPerson'> = (context, { id: personId }, by) =>
  makeLink(context, by, async (trx, now, token) => {
    const person = (await staff.findPerson(trx, personId)) ?? refuse('not-found', 'person-unknown');
    await staff.endInvitations(trx, now, personId);
    const until = await staff.addInvitation(trx, now, personId, token);
    const details = `a link for another device of ${person.name}`;
    return { subject: personId, details, answer: { personId, until: until.toISOString() } };
  });

export const linkOwnDevice: staff.DeskDeed<'linkMyDevice'> = (context, _asked, by) =>
  linkPerson(context, by.person, by);

/** The stored answer of the press: no table has the link itself. */
type Made = Pick<Invited, 'personId'> & Pick<Invited['link'], 'until'>;

async function makeLink(
  context: staff.DeskContext,
  by: staff.ByPerson,
  make: (trx: Trx, now: Date, token: string) => Promise<staff.Done<Made>>,
): Promise<Invited> {
  if (!staff.isFresh(by, context.clock.now())) refuse('unauthenticated', 'desk-not-fresh');
  const token = tokenOf(by, by.key);
  const { personId, until } = await staff.act(context, 'invite', by, async (trx, now) => {
    await lockPeopleBy(trx, by);
    return make(trx, now, token);
  });
  return { personId, link: { url: joinUrl(context.publicUrl, token), until } };
}

/** A name that no person ever had here: folios, tills and the log name people for ever. The people must be locked. */
async function freeName(trx: Trx, written: string): Promise<string> {
  const name = oneLine(written);
  if (name === '' || name.length > 60) refuse('rule-broken', 'person-name');
  if (OWN_NAMES.has(sameName(name))) refuse('rule-broken', 'person-name-own', { name });
  const isTaken = (person: staff.Person) => sameName(person.name) === sameName(name);
  const here = (await staff.listPeople(trx)).find(isTaken);
  if (here !== undefined) refuse('rule-broken', 'person-name-taken', here);
  const before = (await staff.everyPerson(trx)).find(isTaken);
  return before === undefined ? name : refuse('rule-broken', 'person-name-before', before);
}

/** The names by which folios and the log call what is no person. */
const OWN_NAMES = new Set<string>(['website', 'motel', 'guest', 'content', 'stripe', 'embedded']);

function sameName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(' ', '');
}

const NOBODY = '';

/** Whether an owner can sign in at the desk: without one, no person can invite others. */
export async function hasOwner({ db }: Pick<staff.DeskContext, 'db'>): Promise<boolean> {
  return staff.hasOwnerBeside(db, NOBODY);
}

/** Makes a link for the first owner, who has no name yet, at each start; `undefined` once an owner has a passkey. */
export async function linkFirstOwner(
  { db, clock }: Pick<staff.DeskContext, 'db' | 'clock'>,
  publicUrl: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    await staff.lockPeople(trx);
    if (await staff.hasOwnerBeside(trx, NOBODY)) return undefined;
    const now = clock.now();
    const known = (await staff.listPeople(trx)).find(({ role }) => role === 'owner');
    const { id } = known ?? (await staff.addPerson(trx, { name: '', role: 'owner' }, now));
    const token = createToken();
    await staff.addInvitation(trx, now, id, token);
    const details = 'a link for the first owner';
    await staff.logByHand(trx, { who: 'npm start', action: 'invite', subject: id, details }, now);
    return joinUrl(publicUrl, token);
  });
}

/** Where `npm start` opens a motel without an address of its own. */
const AT_HOME = 'http://localhost:3000';

/** The address of a link to join. Browsers send the part after # to no server, so that it is in no log. */
export function joinUrl(publicUrl: string | undefined, token: string): string {
  return `${publicUrl ?? AT_HOME}/desk/join#${token}`;
}

/** The options by which an invited person's browser makes a passkey. Only the first owner is unnamed before. */
export async function joinOptions(
  { db, clock, motel }: staff.DeskContext,
  site: staff.Site,
  { token, name = '' }: staff.DeskAsked<'joinOptions'>,
) {
  const invited = await staff.findInvited(db, clock.now(), token);
  const person = { id: invited.id, name: invited.name || oneLine(name) };
  if (person.name === '') refuse('rule-broken', 'person-name');
  const challenge = await staff.createChallenge(db, clock.now(), hashToken(token));
  return staff.passkeyOptionsFor(motel, site, challenge, person, await staff.listPasskeys(db, person.id));
}

/** Adds the passkey that an invited browser made, and signs its person in; their links end. @param browser in words */
export async function join(
  { db, clock }: staff.DeskContext,
  site: staff.Site,
  asked: staff.DeskAsked<'join'> & { readonly browser: string },
): Promise<staff.Begun> {
  const now = clock.now();
  const { token, passkey, browser } = asked;
  await staff.findInvited(db, now, token);
  const challenge = staff.challengeIn(passkey);
  if (!(await staff.spendChallenge(db, now, challenge, hashToken(token))))
    refuse('forbidden', 'passkey-too-late');
  const made = (await staff.checkMade(site, passkey, challenge)) ?? refuse('forbidden', 'passkey-not-made');
  return inTransaction(db, async (trx) => {
    await staff.lockPeople(trx);
    const { id, role, name: known } = await staff.findInvited(trx, now, token);
    const isUnnamed = known === '';
    const name = isUnnamed ? await freeName(trx, asked.name ?? '') : known;
    const person = { id, role, name };
    const device = oneLine(asked.device) || browser;
    if (!(await staff.addPasskey(trx, now, id, made, device))) refuse('forbidden', 'passkey-known');
    if (isUnnamed) await staff.setName(trx, id, person.name);
    await staff.endInvitations(trx, now, id);
    const session = await staff.beginSession(trx, now, { personId: id, passkeyId: made.id, device: browser });
    const entry = { who: person.name, personId: id, action: 'join', subject: id } as const;
    await staff.logByHand(trx, { ...entry, details: `a passkey on ${device}`, after: { device } }, now);
    return { person, token: session, signedInAt: now };
  });
}
