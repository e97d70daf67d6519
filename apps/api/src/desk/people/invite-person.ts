import type { Trx } from '../../db/index.ts';
import { oneLine } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import {
  addInvitation,
  addPerson,
  endInvitations,
  everyPerson,
  findPerson,
  listPeople,
  type Person,
} from '../../staff/index.ts';
import { act, type ByPerson } from '../act.ts';
import type { ByHand, DeskContext } from '../desk.ts';
import { lockPeopleBy } from './lock-people-by.ts';

/** The link itself is its caller's alone: no answer is stored with its token. */
export interface Invited {
  readonly personId: string;
  /** ISO 8601. */
  readonly until: string;
}

/**
 * Adds a person, who makes a passkey by a link. Refused with `person-name` or `person-name-taken`.
 * @param token of the link
 */
export async function invitePerson(
  context: DeskContext,
  { role, ...asked }: Pick<Person, 'name' | 'role'>,
  token: string,
  by: ByPerson | ByHand,
): Promise<Outcome<Invited>> {
  return act(context, 'invite', by, async (trx, now) => {
    const ended = await lockPeopleBy(trx, by);
    if (ended !== undefined) return ended;
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
}

/**
 * Lets a person make a passkey on another device, or after losing theirs. Their links of before end. Refused with
 * `person-unknown`.
 * @param token of the link
 */
export async function linkPerson(
  context: DeskContext,
  personId: string,
  token: string,
  by: ByPerson | ByHand,
): Promise<Outcome<Invited>> {
  return act(context, 'invite', by, async (trx, now) => {
    const ended = await lockPeopleBy(trx, by);
    if (ended !== undefined) return ended;
    const person = await findPerson(trx, personId);
    if (person === undefined) return refuse('not-found', 'person-unknown');
    await endInvitations(trx, now, personId);
    const until = await addInvitation(trx, now, personId, token);
    return succeed({
      subject: personId,
      details: `a link for another device of ${person.name}`,
      answer: { personId, until: until.toISOString() },
    });
  });
}

/**
 * A name for a person, if it is one and nobody ever had it here: folios, tills and the log name people for ever. The people
 * must be locked.
 */
export async function freeName(trx: Trx, written: string): Promise<Outcome<string>> {
  const name = oneLine(written);
  if (name === '' || name.length > 60) return refuse('rule-broken', 'person-name');
  const isTaken = (person: Person) => sameName(person.name) === sameName(name);
  const here = (await listPeople(trx)).find(isTaken);
  if (here !== undefined) return refuse('rule-broken', 'person-name-taken', here);
  const before = (await everyPerson(trx)).find(isTaken);
  return before === undefined ? succeed(name) : refuse('rule-broken', 'person-name-before', before);
}

function sameName(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
