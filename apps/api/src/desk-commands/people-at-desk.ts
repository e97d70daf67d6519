import { ROLES, type Role } from '@motel/api-client/desk-contracts';
import { type ByHand, type DeskContext, invitePerson, joinUrl, linkPerson } from '../desk/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { createToken } from '../shared/token.ts';
import { listLinks, listPasskeys, listPeople, listSessions } from '../staff/index.ts';
import { shownInstant } from './shown-instant.ts';
import { textTable } from './text-table.ts';

export interface InviteLine {
  readonly name: string;
  readonly role?: string | undefined;
  /** A person who works here already, e.g. after losing a device. */
  readonly again?: boolean | undefined;
}

/** Invites a person. @returns the lines with their link, which is printed once */
export async function inviteAtDesk(
  context: DeskContext,
  { name, role, again }: InviteLine,
  by: ByHand,
): Promise<Outcome<string>> {
  const token = createToken();
  const made = again === true ? await linkAgain() : await inviteNew();
  if (!made.ok) return made;
  const until = shownInstant(new Date(made.value.until));
  const url = joinUrl(context.publicUrl ?? AT_HOME, token);
  return succeed(`${name} makes a passkey by this link, once, until ${until}:\n  ${url}`);

  async function inviteNew() {
    if (!isRole(role)) return refuse('malformed', 'role-missing');
    return invitePerson(context, { name, role }, token, by);
  }
  async function linkAgain() {
    const person = (await listPeople(context.db)).find(
      (known) => known.name.toLowerCase() === name.toLowerCase(),
    );
    if (person === undefined) return refuse('not-found', 'person-unknown');
    return linkPerson(context, person.id, token, by);
  }
}

/** The people who work here, with their ways in. */
export async function peopleText({ db, clock }: DeskContext): Promise<string> {
  const now = clock.now();
  const [people, passkeys] = [await listPeople(db), await listPasskeys(db)];
  const [sessions, links] = [await listSessions(db, now), await listLinks(db, now)];
  if (people.length === 0) return 'Nobody works here yet: invite "Ilse Vandermeer" --role owner';
  const rows = people.map(({ id, name, role }) => {
    const until = links.get(id);
    return [
      name === '' ? '(the first owner)' : name,
      role,
      String(passkeys.filter(({ personId }) => personId === id).length),
      String(sessions.filter(({ personId }) => personId === id).length),
      until === undefined ? '' : shownInstant(until),
    ];
  });
  return textTable([['name', 'role', 'passkeys', 'signed in', 'link until'], ...rows]);
}

/** Where a motel is opened by `npm start`. */
const AT_HOME = 'http://localhost:3000';

function isRole(role: string | undefined): role is Role {
  return ROLES.some((known) => known === role);
}
