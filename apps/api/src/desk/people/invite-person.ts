import { inTransaction, type Trx } from '../../db/index.ts';
import { oneLine } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { createToken, hashToken, tokenOf } from '../../shared/token.ts';
import {
  act,
  addInvitation,
  addPasskey,
  addPerson,
  type Begun,
  type ByPerson,
  beginSession,
  challengeIn,
  checkMade,
  createChallenge,
  type DeskAnswer,
  type DeskAsked,
  type DeskContext,
  type DeskDeed,
  type Done,
  endInvitations,
  everyPerson,
  findInvited,
  findPerson,
  hasOwnerBeside,
  isFresh,
  listPasskeys,
  listPeople,
  lockPeople,
  logByHand,
  type Person,
  passkeyOptionsFor,
  type Site,
  setName,
  spendChallenge,
} from '../../staff/index.ts';
import { lockPeopleBy } from './change-person.ts';

type Invited = DeskAnswer<'invite'>;

/** Adds a person, who makes a passkey by a link. Refused: `desk-not-fresh`, `person-name` or `person-name-taken`. */
export const invitePerson: DeskDeed<'invite'> = (context, { role, ...asked }, by) =>
  makeLink(context, by, async (trx, now, token) => {
    const name = await freeName(trx, asked.name);
    if (!name.ok) return name;
    const person = await addPerson(trx, { name: name.value, role }, now);
    const until = await addInvitation(trx, now, person.id, token);
    return succeed({
      subject: person.id,
      details: `${person.name}, ${role}`,
      after: { name: person.name, role },
      answer: { personId: person.id, until: until.toISOString() },
    });
  });

/** Lets a person make a passkey on another device; earlier links end. Refused: `desk-not-fresh`, `person-unknown`. */
export const linkPerson: DeskDeed<'linkPerson'> = (context, { id: personId }, by) =>
  makeLink(context, by, async (trx, now, token) => {
    const person = await findPerson(trx, personId);
    if (person === undefined) return refuse('not-found', 'person-unknown');
    await endInvitations(trx, now, personId);
    const until = await addInvitation(trx, now, personId, token);
    const details = `a link for another device of ${person.name}`;
    return succeed({ subject: personId, details, answer: { personId, until: until.toISOString() } });
  });

export const linkOwnDevice: DeskDeed<'linkMyDevice'> = (context, _asked, by) =>
  linkPerson(context, by.person, by);

/** The stored answer of the press: no table has the link itself. */
type Made = Pick<Invited, 'personId'> & Pick<Invited['link'], 'until'>;

async function makeLink(
  context: DeskContext,
  by: ByPerson,
  make: (trx: Trx, now: Date, token: string) => Promise<Outcome<Done<Made>>>,
): Promise<Outcome<Invited>> {
  if (!isFresh(by, context.clock.now())) return refuse('unauthenticated', 'desk-not-fresh');
  const token = tokenOf(by, by.key);
  const made = await act(context, 'invite', by, async (trx, now) => {
    const ended = await lockPeopleBy(trx, by);
    return ended ?? make(trx, now, token);
  });
  if (!made.ok) return made;
  const { personId, until } = made.value;
  return succeed({ personId, link: { url: joinUrl(context.publicUrl, token), until } });
}

/** A name that no person ever had here: folios, tills and the log name people for ever. The people must be locked. */
async function freeName(trx: Trx, written: string): Promise<Outcome<string>> {
  const name = oneLine(written);
  if (name === '' || name.length > 60) return refuse('rule-broken', 'person-name');
  if (OWN_NAMES.has(sameName(name))) return refuse('rule-broken', 'person-name-own', { name });
  const isTaken = (person: Person) => sameName(person.name) === sameName(name);
  const here = (await listPeople(trx)).find(isTaken);
  if (here !== undefined) return refuse('rule-broken', 'person-name-taken', here);
  const before = (await everyPerson(trx)).find(isTaken);
  return before === undefined ? succeed(name) : refuse('rule-broken', 'person-name-before', before);
}

/** The names by which folios and the log call what is no person. */
const OWN_NAMES = new Set<string>(['website', 'motel', 'guest', 'content', 'stripe', 'embedded']);

function sameName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(' ', '');
}

const NOBODY = '';

/** Whether an owner can sign in at the desk: without one, no person can invite others. */
export async function hasOwner({ db }: Pick<DeskContext, 'db'>): Promise<boolean> {
  return hasOwnerBeside(db, NOBODY);
}

/** Makes a link for the first owner, who has no name yet, at each start; `undefined` once an owner has a passkey. */
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

/** Where `npm start` opens a motel without an address of its own. */
const AT_HOME = 'http://localhost:3000';

/** The address of a link to join. Browsers send the part after # to no server, so that it is in no log. */
export function joinUrl(publicUrl: string | undefined, token: string): string {
  return `${publicUrl ?? AT_HOME}/desk/join#${token}`;
}

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
