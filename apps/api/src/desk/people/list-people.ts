import * as staff from '../../staff/index.ts';

export const showPeople: staff.DeskDeed<'people'> = async ({ db, clock }, _asked, by) => {
  const now = clock.now();
  const [passkeys, sessions] = [await staff.listPasskeys(db), await staff.listSessions(db, now)];
  const links = await staff.listLinks(db, now);
  const people = (await staff.listPeople(db)).map(({ id, name, role, since }) => ({
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
  return { people };
};

export const showOwnDevices: staff.DeskDeed<'myDevices'> = async ({ db, clock }, _asked, by) => {
  const { id } = by.person;
  const now = clock.now();
  const [passkeys, sessions] = [await staff.listPasskeys(db, id), await staff.listSessions(db, now, id)];
  return devicesWire(by, passkeys, sessions, (await staff.listLinks(db, now)).get(id));
};

function devicesWire(
  { sessionId }: staff.ByPerson,
  passkeys: readonly staff.Passkey[],
  sessions: readonly staff.Session[],
  linkUntil: Date | undefined,
): staff.DeskAnswer<'myDevices'> {
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
