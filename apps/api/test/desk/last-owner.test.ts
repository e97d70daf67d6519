import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPasskey } from '../../src/staff/index.ts';
import { DATABASES } from '../support/databases.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

describe.each(DATABASES)('§14.1: an owner can always invite, on $name', (kind) => {
  let motel: TestMotel;
  let owner: TestStaff;
  let count = 0;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel?.close());
  beforeEach(async () => {
    await motel.db.updateTable('staff').set({ ended_at: motel.clock.now() }).execute();
    owner = await signInStaff(motel, 'owner', 'Ilse');
  });

  async function givePasskey({ person }: TestStaff): Promise<string> {
    const id = `passkey-${count++}`;
    const made = { id, publicKey: 'AA', counter: 0, transports: [] };
    await motel.db
      .transaction()
      .execute((trx) => addPasskey(trx, motel.clock.now(), person.id, made, 'Till'));
    return id;
  }
  const message = ({ status, body }: { status: number; body: { message?: string } }) => [
    status,
    body.message,
  ];

  test('the only owner with a passkey stays an owner', async () => {
    await givePasskey(owner);
    const { body } = await owner.call('invite', { body: { name: 'Desmond', role: 'owner' } });
    const mine = { parts: { id: owner.person.id } };
    const last = [422, 'Ilse is the only owner with a passkey. Invite another owner first.'];
    expect(message(await owner.call('endPerson', mine))).toEqual(last);
    expect(message(await owner.call('changeRole', { ...mine, body: { role: 'clerk' } }))).toEqual(last);
    expect((await owner.call('endPerson', { parts: { id: body.personId } })).status).toBe(200);
  });

  test('of two owners who end each other at once, one stays', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    await givePasskey(owner);
    await givePasskey(other);
    await Promise.all([
      owner.call('endPerson', { parts: { id: other.person.id } }),
      other.call('endPerson', { parts: { id: owner.person.id } }),
    ]);
    const left = [await owner.call('people'), await other.call('people')].map(({ status }) => status);
    expect(left.toSorted()).toEqual([200, 401]);
  });

  test('an owner does not end the last passkey by which an owner signs in', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    const passkeyId = await givePasskey(other);
    const refused = await owner.call('endPasskey', { body: { passkeyId } });
    expect(message(refused)).toEqual([
      422,
      'Desmond is the only owner with a passkey. Invite another owner first.',
    ]);
    await givePasskey(owner);
    expect((await owner.call('endPasskey', { body: { passkeyId } })).status).toBe(200);
  });

  test('of two owners who end each other’s only passkeys at once, one has theirs', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    const [mine, theirs] = [await givePasskey(owner), await givePasskey(other)];
    const both = await Promise.all([
      owner.call('endPasskey', { body: { passkeyId: theirs } }),
      other.call('endPasskey', { body: { passkeyId: mine } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const { people } = (await owner.call('people')).body;
    expect(people.flatMap(({ passkeys }: { passkeys: unknown[] }) => passkeys)).toHaveLength(1);
  });

  test('an owner beside another one gives up their own role, or their work', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    await givePasskey(other);
    const mine = { parts: { id: owner.person.id } };
    expect((await owner.call('changeRole', { ...mine, body: { role: 'clerk' } })).status).toBe(200);
    expect((await owner.call('people')).status).toBe(403);
    await other.call('changeRole', { ...mine, body: { role: 'owner' } });
    expect((await owner.call('endPerson', mine)).status).toBe(200);
    expect((await owner.call('me')).body).toEqual({});
  });
});
