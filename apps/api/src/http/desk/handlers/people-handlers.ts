import { createHmac } from 'node:crypto';
import type { DeskCalls, PEOPLE_CALLS, WireAnswerOf } from '@motel/api-client/desk-contracts';
import {
  changeRole,
  endOwnLink,
  endPasskeyAtDesk,
  endPersonAtDesk,
  endSessionAtDesk,
  type Invited,
  invitePerson,
  joinUrl,
  linkPerson,
} from '../../../desk/index.ts';
import { type Outcome, refuse, succeed } from '../../../shared/outcome.ts';
import { isFresh, listLinks, listPasskeys, listPeople, listSessions, signOut } from '../../../staff/index.ts';
import { byPerson } from '../by-person.ts';
import type { AskedAtDesk, DeskHandlers, DeskHttpContext } from '../desk-handler.ts';
import { devicesWire } from './devices-wire.ts';
import type { doorHandlers } from './door-handlers.ts';
import { signedInWire } from './signed-in-wire.ts';

export const peopleHandlers: DeskHandlers<Exclude<keyof typeof PEOPLE_CALLS, keyof typeof doorHandlers>> = {
  async me({ clock }, { atDesk }) {
    if (atDesk === undefined) return succeed({});
    return succeed({ me: signedInWire(atDesk, clock.now()) });
  },

  async signOut(context, { atDesk, call }) {
    await signOut(context, atDesk);
    context.cookie.remove(call);
    return succeed({});
  },

  async myDevices({ db, clock }, { atDesk }) {
    const { id } = atDesk.person;
    const now = clock.now();
    const [passkeys, sessions] = [await listPasskeys(db, id), await listSessions(db, now, id)];
    return succeed(devicesWire(atDesk, passkeys, sessions, (await listLinks(db, now)).get(id)));
  },

  linkMyDevice: (context, asked) =>
    newLink(context, asked, (token) => linkPerson(context, asked.atDesk.person.id, token, byPerson(asked))),

  endMyLink: (context, asked) => endOwnLink(context, byPerson(asked)),

  endPasskey: (context, asked) => endPasskeyAtDesk(context, asked.body.passkeyId, byPerson(asked)),
  endSession: (context, asked) => endSessionAtDesk(context, asked.body.sessionId, byPerson(asked)),

  async people({ db, clock }, { atDesk }) {
    const now = clock.now();
    const [passkeys, sessions, links] = [
      await listPasskeys(db),
      await listSessions(db, now),
      await listLinks(db, now),
    ];
    const people = (await listPeople(db)).map(({ id, name, role, since }) => ({
      ...{ id, name, role, since: since.toISOString() },
      ...devicesWire(
        atDesk,
        passkeys.filter(({ personId }) => personId === id),
        sessions.filter(({ personId }) => personId === id),
        links.get(id),
      ),
    }));
    return succeed({ people });
  },

  invite: (context, asked) =>
    newLink(context, asked, (token) => invitePerson(context, asked.body, token, byPerson(asked))),

  linkPerson: (context, asked) =>
    newLink(context, asked, (token) => linkPerson(context, asked.parts.id, token, byPerson(asked))),

  async changeRole(context, asked) {
    if (!isFresh(asked.atDesk, context.clock.now())) return NOT_FRESH;
    return changeRole(context, { personId: asked.parts.id, ...asked.body }, byPerson(asked));
  },

  endPerson: (context, asked) => endPersonAtDesk(context, asked.parts.id, byPerson(asked)),
};

const NOT_FRESH = refuse('unauthenticated', 'desk-not-fresh');

/**
 * Makes a link that lets somebody in. Its token follows from the session's, which no table has, and the press: a second
 * one gets the same link, although no answer is stored with it.
 */
async function newLink(
  context: DeskHttpContext,
  { atDesk, call, key }: Pick<AskedAtDesk<DeskCalls['invite']>, 'atDesk' | 'call' | 'key'>,
  make: (token: string) => Promise<Outcome<Invited>>,
): Promise<Outcome<WireAnswerOf<DeskCalls['invite']>>> {
  if (!isFresh(atDesk, context.clock.now())) return NOT_FRESH;
  const session = context.cookie.read(call) ?? '';
  const token = createHmac('sha256', session).update(key).digest('base64url');
  const made = await make(token);
  if (!made.ok) return made;
  const { personId, until } = made.value;
  return succeed({ personId, link: { url: joinUrl(context.publicUrl, token), until } });
}
