import { sql } from 'kysely';
import { pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/index.ts';
import { pruneRecords } from '../../src/jobs/prune-records.ts';
import { RETENTION } from '../../src/shared/retention.ts';
import { addPasskey, endPerson, lockPeople } from '../../src/staff/index.ts';
import { type Answer, statusesOf } from '../support/motel-door.ts';
import { rowsOf } from '../support/rows.ts';
import { DAY, HOUR, openTestMotel, type TestMotel, testMotel, testStaff } from '../support/test-motel.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';

describe('§14.1: the people of the desk', () => {
  const motel = testMotel();
  let owner: TestStaff;
  const clerk = testStaff(motel);
  beforeEach(async () => {
    owner = await onlyOwner(motel);
    motel.clock.advance(1000);
    await clerk.signInNext();
    motel.clock.advance(1000);
  });

  async function waitingLocks(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where not granted and datname = current_database()`.execute(motel.db);
    return rows[0]?.count ?? 0;
  }

  const lastLog = async () => {
    const log = motel.db.selectFrom('desk_log').select(['who', 'action', 'details', 'before', 'after']);
    return log.orderBy('at', 'desc').executeTakeFirstOrThrow();
  };

  const lookAt = ({ url }: { url: string }) =>
    callTestDesk(motel, 'lookAtLink', { body: { token: url.split('#')[1] } });

  test('an owner sees everybody with their passkeys, sessions and links', async () => {
    const passkeyId = await givePasskey(motel, clerk, 'Night desk');
    await owner.call('invite', { body: { name: 'Noor', role: 'housekeeping' } });
    const { body } = await owner.call('people');
    expect(body.people).toMatchObject([
      { name: 'Ilse', role: 'owner', passkeys: [], sessions: [{ device: 'a test', isThis: true }] },
      {
        name: 'Wren',
        passkeys: [{ id: passkeyId, device: 'Night desk' }],
        sessions: [{ isThis: false }],
        linkUntil: null,
      },
      { name: 'Noor', role: 'housekeeping', passkeys: [], sessions: [] },
    ]);
    const until = new Date(body.people[2].linkUntil).getTime();
    expect(until - motel.clock.now().getTime()).toBe(24 * 3_600_000);
    expect((await clerk.call('myDevices')).body).toMatchObject({ passkeys: [{ id: passkeyId }] });
  });

  test('only an owner sees, invites, changes and ends people', async () => {
    const { id } = clerk.person;
    for (const [name, asked] of [
      ['people', {}],
      ['invite', { body: { name: 'Noor', role: 'clerk' } }],
      ['linkPerson', { parts: { id } }],
      ['changeRole', { parts: { id }, body: { role: 'owner' } }],
      ['endPerson', { parts: { id: owner.person.id } }],
    ] as const) {
      expect(await clerk.call(name, asked), name).toSay('403 Only an owner may do this.');
      expect((await callTestDesk(motel, name, asked)).status, name).toBe(401);
    }
    expect((await owner.call('people')).body.people).toHaveLength(2);
  });

  test('another role holds at once, and the log has before and after', async () => {
    const asked = { parts: { id: clerk.person.id }, body: { role: 'housekeeping' } };
    expect((await owner.call('changeRole', asked)).status).toBe(200);
    expect((await clerk.call('me')).body.me.person.role).toBe('housekeeping');
    expect(await lastLog()).toEqual({
      who: 'Ilse',
      action: 'role',
      details: 'Wren: clerk to housekeeping',
      before: { role: 'clerk' },
      after: { role: 'housekeeping' },
    });
  });

  test('a person whose work has ended is out at once, and keeps their name', async () => {
    const end = () => owner.call('endPerson', { parts: { id: clerk.person.id } });
    expect((await end()).status).toBe(200);
    expect((await clerk.call('myDevices')).status).toBe(401);
    expect((await owner.call('people')).body.people).toMatchObject([{ name: 'Ilse' }]);
    expect(await lastLog()).toMatchObject({ action: 'end-person', before: { name: 'Wren', role: 'clerk' } });
    expect(await end()).toSay('404 There is no such person at the desk.');
    // Tills and folios name people: another person of this name would have this one's till.
    expect(await owner.call('invite', { body: { name: 'w ren', role: 'clerk' } })).toSay(
      '422 Wren worked here before, and the books name them. Please write a name that differs, such as Wren B.',
    );
    expect((await owner.call('invite', { body: { name: 'Wren B.', role: 'clerk' } })).status).toBe(200);
  });

  test('an invitation that waits while its person is ended invites nobody', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    let pressed: Promise<Answer> | undefined;
    await inTransaction(motel.db, async (trx) => {
      await lockPeople(trx);
      pressed = other.call('invite', { body: { name: 'A stranger', role: 'owner' } });
      await expect.poll(waitingLocks).toBe(1);
      await endPerson(trx, motel.clock.now(), other.person.id);
    });
    expect((await pressed)?.status).toBe(401);
    const { people } = (await owner.call('people')).body;
    expect(people.map(({ name }: { name: string }) => name)).not.toContain('A stranger');
  });

  test('names tell people apart', async () => {
    const invite = (name: string) => owner.call('invite', { body: { name, role: 'clerk' } });
    expect(await invite(' WREN ')).toSay(/^422 There is a Wren here already/);
    for (const name of ['Stripe', 'web site', 'Ｍotel']) expect((await invite(name)).status).toBe(422);
    expect(await invite('\u3164\u202e\u200b')).toSay('422 A name has 1 to 60 characters.');
    for (const name of ['', ' ', 'x'.repeat(61)]) expect((await invite(name)).status).toBe(400);
    expect(await statusesOf(invite('Noor Lise'), invite('Noor Lise'))).toEqual([200, 422]);
  });

  test('a person ends own passkeys but the last, and none of others', async () => {
    const give = () => givePasskey(motel, clerk);
    const [first, second, third] = [await give(), await give(), await give()];
    const end = (passkeyId: string) => clerk.call('endPasskey', { body: { passkeyId } });
    expect((await end(first)).status).toBe(200);
    expect(await end(first)).toSay('404 It has ended already.');
    expect((await end(await givePasskey(motel, owner))).status).toBe(404);
    await Promise.all([end(second), end(third)]);
    const { passkeys } = (await clerk.call('myDevices')).body;
    expect(passkeys, 'of the last two, ended at once, one stays').toHaveLength(1);
    const [{ id: passkeyId }] = passkeys;
    expect(await end(passkeyId)).toSay(/^422 .*your only passkey/);
    // A lost device: an owner ends even the last one.
    expect((await owner.call('endPasskey', { body: { passkeyId } })).status).toBe(200);
  });

  test('a person signs out their other browsers, and an owner anybody’s', async () => {
    const { body } = await owner.call('people');
    const [mine, theirs] = body.people.map(({ sessions }: { sessions: { id: string }[] }) => sessions[0]?.id);
    const foreign = await clerk.call('endSession', { body: { sessionId: mine } });
    expect(foreign).toSay('404 It has ended already.');
    expect((await owner.call('endSession', { body: { sessionId: theirs } })).status).toBe(200);
    expect((await clerk.call('myDevices')).status).toBe(401);
    expect(await lastLog()).toMatchObject({ who: 'Ilse', action: 'end-session', details: 'a test' });
  });

  test('a link ends when its person ends a session or passkey, or signs out', async () => {
    const passkeyId = await givePasskey(motel, clerk);
    await givePasskey(motel, clerk);
    const sessionId = async () =>
      (await clerk.call('myDevices')).body.sessions.find(({ isThis }: { isThis: boolean }) => isThis).id;
    const ends = {
      endPasskey: async () => clerk.call('endPasskey', { body: { passkeyId } }),
      signOut: async () => clerk.call('signOut'),
      endSession: async () => clerk.call('endSession', { body: { sessionId: await sessionId() } }),
    };
    for (const [name, end] of Object.entries(ends)) {
      if (name === 'endSession') await clerk.signInNext('Robin');
      const { link } = (await clerk.call('linkMyDevice')).body;
      expect((await lookAt(link)).status, name).toBe(200);
      expect((await end()).status, name).toBe(200);
      expect((await lookAt(link)).status, name).toBe(404);
    }
  });

  test('a person sees and ends the link for another device of their own', async () => {
    const linkUntil = async () => (await clerk.call('myDevices')).body.linkUntil;
    expect(await linkUntil()).toBeNull();
    expect(await clerk.call('endMyLink')).toSay('404 It has ended already.');
    await owner.call('linkMyDevice');
    const { link } = (await clerk.call('linkMyDevice')).body;
    const { until } = link;
    expect(await linkUntil()).toBe(until);
    motel.clock.advance(1000);
    expect((await clerk.call('endMyLink')).status).toBe(200);
    expect(await linkUntil()).toBeNull();
    expect((await lookAt(link)).status).toBe(404);
    expect(await lastLog()).toMatchObject({ who: 'Wren', action: 'end-invitation', before: { until } });
    // The link of another person stays.
    expect((await owner.call('myDevices')).body.linkUntil).toBe(until);
  });

  test('a new link for a lost device ends the one before', async () => {
    const parts = { id: clerk.person.id };
    const link = async () => (await owner.call('linkPerson', { parts })).body.link;
    const [first, second] = [await link(), await link()];
    expect((await lookAt(first)).status).toBe(404);
    expect((await lookAt(second)).body.name).toBe('Wren');
    expect(await lastLog()).toMatchObject({ action: 'invite', details: 'a link for another device of Wren' });
    await owner.call('endPerson', { parts });
    expect((await lookAt(second)).status).toBe(404);
  });
});

test('§14.1 sign-ins and links are tried thirty times an hour', { tags: 'long' }, async () => {
  const motel = await openTestMotel({ rateLimitScale: 1 });
  onTestFinished(motel.close);
  const tries = async (name: 'lookAtLink' | 'signIn', body: unknown) => {
    for (let at = 0; at < 30; at++) expect((await callTestDesk(motel, name, { body })).status).not.toBe(429);
    return callTestDesk(motel, name, { body });
  };
  const link = await tries('lookAtLink', { token: 'x'.repeat(43) });
  expect([link.status, Number(link.headers.get('retry-after'))]).toEqual([429, 120]);
  const response = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const signature = { id: 'AA', rawId: 'AA', type: 'public-key', response };
  expect((await tries('signIn', { signature })).status).toBe(429);
});

describe('§14.1: an owner can always invite', () => {
  const motel = testMotel();
  let owner: TestStaff;
  let other: TestStaff;
  beforeEach(async () => {
    owner = await onlyOwner(motel);
    other = await signInStaff(motel, 'owner', 'Desmond');
  });

  test('the only owner with a passkey stays an owner', async () => {
    await givePasskey(motel, owner);
    const mine = { parts: { id: owner.person.id } };
    const last = '422 Ilse is the only owner with a passkey. Invite another owner first.';
    expect(await owner.call('endPerson', mine)).toSay(last);
    expect(await owner.call('changeRole', { ...mine, body: { role: 'clerk' } })).toSay(last);
    expect((await owner.call('endPerson', { parts: { id: other.person.id } })).status).toBe(200);
  });

  test('of two owners who end each other at once, one stays', async () => {
    await givePasskey(motel, owner);
    await givePasskey(motel, other);
    await Promise.all([
      owner.call('endPerson', { parts: { id: other.person.id } }),
      other.call('endPerson', { parts: { id: owner.person.id } }),
    ]);
    expect(await statusesOf(owner.call('people'), other.call('people'))).toEqual([200, 401]);
  });

  test('an owner does not end the last passkey by which an owner signs in', async () => {
    const passkeyId = await givePasskey(motel, other);
    const refused = await owner.call('endPasskey', { body: { passkeyId } });
    expect(refused).toSay('422 Desmond is the only owner with a passkey. Invite another owner first.');
    await givePasskey(motel, owner);
    expect((await owner.call('endPasskey', { body: { passkeyId } })).status).toBe(200);
  });

  test('of two owners who end each other’s only passkeys at once, one has theirs', async () => {
    const [mine, theirs] = [await givePasskey(motel, owner), await givePasskey(motel, other)];
    const both = await Promise.all([
      owner.call('endPasskey', { body: { passkeyId: theirs } }),
      other.call('endPasskey', { body: { passkeyId: mine } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const { people } = (await owner.call('people')).body;
    expect(people.flatMap(({ passkeys }: { passkeys: unknown[] }) => passkeys)).toHaveLength(1);
  });

  test('an owner beside another one gives up their own role, or their work', async () => {
    await givePasskey(motel, other);
    const mine = { parts: { id: owner.person.id } };
    expect((await owner.call('changeRole', { ...mine, body: { role: 'clerk' } })).status).toBe(200);
    expect((await owner.call('people')).status).toBe(403);
    await other.call('changeRole', { ...mine, body: { role: 'owner' } });
    expect((await owner.call('endPerson', mine)).status).toBe(200);
    expect((await owner.call('me')).body).toEqual({});
  });
});

describe('§14.1: old doors of the desk', () => {
  const motel = testMotel();

  const prune = () => {
    const context = { ...motel, logger: pino({ level: 'silent' }) };
    return pruneRecords(context, new AbortController().signal);
  };
  const count = async (table: keyof Database) => (await rowsOf(motel.db, table)).length;

  test('keys of presses are deleted a week after them, with their answers', async () => {
    const wren = await signInStaff(motel, 'clerk', 'Wren Arcand');
    await wren.call('leaveNote', { body: { text: 'Keep 19 for last.' } });
    motel.clock.advance(7 * DAY);
    await prune();
    expect(await count('desk_keys')).toBe(1);
    motel.clock.advance(1);
    await prune();
    expect(await count('desk_keys')).toBe(0);
  });

  test('are deleted a month after their end, challenges at theirs', async () => {
    const owner = await signInStaff(motel, 'owner', 'Ilse');
    await owner.call('invite', { body: { name: 'Wren', role: 'clerk' } });
    await callTestDesk(motel, 'signInOptions');
    motel.clock.advance(5 * 60_000 + 1);
    await prune();
    expect([await count('staff_challenges'), await count('staff_invitations')]).toEqual([0, 1]);

    motel.clock.advance(RETENTION.signIn * DAY);
    await prune();
    expect([await count('staff_sessions'), await count('staff_invitations')]).toEqual([1, 1]);
    motel.clock.advance(10 * HOUR);
    await prune();
    expect([await count('staff_sessions'), await count('staff_invitations')]).toEqual([0, 1]);
    motel.clock.advance(14 * HOUR);
    await prune();
    expect([await count('staff_invitations'), await count('staff')]).toEqual([0, 3]);
  });
});

let count = 0;

/** Ends the work of all people, and signs a new owner in, without a passkey. */
async function onlyOwner(motel: TestMotel): Promise<TestStaff> {
  await motel.db.updateTable('staff').set({ ended_at: motel.clock.now() }).execute();
  return signInStaff(motel, 'owner', 'Ilse');
}

async function givePasskey(
  { db, clock }: TestMotel,
  { person }: TestStaff,
  device = 'Till',
): Promise<string> {
  const id = `passkey-${count++}`;
  const made = { id, publicKey: 'AA', counter: 0, transports: [] };
  await inTransaction(db, (trx) => addPasskey(trx, clock.now(), person.id, made, device));
  return id;
}
