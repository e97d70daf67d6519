import { succeed } from '../../shared/outcome.ts';
import {
  type ByPerson,
  type DeskAnswer,
  type DeskDeed,
  listLinks,
  listPasskeys,
  listPeople,
  listSessions,
  type Passkey,
  type Session,
} from '../../staff/index.ts';

export const showPeople: DeskDeed<'people'> = async ({ db, clock }, _asked, by) => {
  const now = clock.now();
  const [passkeys, sessions] = [await listPasskeys(db), await listSessions(db, now)];
  const links = await listLinks(db, now);
  const people = (await listPeople(db)).map(({ id, name, role, since }) => ({
    id,
    name,
    role,
    since: since.toISOString(),
    ...devicesWire(
      by,
      passkeys.filter(({ personId }) => personId === id),
      sessions.filter(({ personId }) => personId === id),
      links.get(id),
    ),
  }));
  return succeed({ people });
};

export const showOwnDevices: DeskDeed<'myDevices'> = async ({ db, clock }, _asked, by) => {
  const { id } = by.person;
  const now = clock.now();
  const [passkeys, sessions] = [await listPasskeys(db, id), await listSessions(db, now, id)];
  return succeed(devicesWire(by, passkeys, sessions, (await listLinks(db, now)).get(id)));
};

function devicesWire(
  { sessionId }: ByPerson,
  passkeys: readonly Passkey[],
  sessions: readonly Session[],
  linkUntil: Date | undefined,
): DeskAnswer<'myDevices'> {
  return {
    passkeys: passkeys.map(({ id, device, madeAt, usedAt }) => ({
      id,
      device,
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, device, signedInAt, usedAt }) => ({
      id,
      device,
      signedInAt: signedInAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === sessionId,
    })),
    linkUntil: linkUntil?.toISOString() ?? null,
  };
}
