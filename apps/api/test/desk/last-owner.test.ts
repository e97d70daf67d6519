import { beforeEach, describe, expect, test } from 'vitest';
import { givePasskey, onlyOwner, said } from '../support/test-people.ts';
import { testMotel } from '../support/test-setup.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

describe('§14.1: an owner can always invite', () => {
  const motel = testMotel();
  let owner: TestStaff;
  beforeEach(async () => {
    owner = await onlyOwner(motel);
  });

  test('the only owner with a passkey stays an owner', async () => {
    await givePasskey(motel, owner);
    const { body } = await owner.call('invite', { body: { name: 'Desmond', role: 'owner' } });
    const mine = { parts: { id: owner.person.id } };
    const last = [422, 'Ilse is the only owner with a passkey. Invite another owner first.'];
    expect(said(await owner.call('endPerson', mine))).toEqual(last);
    expect(said(await owner.call('changeRole', { ...mine, body: { role: 'clerk' } }))).toEqual(last);
    expect((await owner.call('endPerson', { parts: { id: body.personId } })).status).toBe(200);
  });

  test('of two owners who end each other at once, one stays', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    await givePasskey(motel, owner);
    await givePasskey(motel, other);
    await Promise.all([
      owner.call('endPerson', { parts: { id: other.person.id } }),
      other.call('endPerson', { parts: { id: owner.person.id } }),
    ]);
    const left = [await owner.call('people'), await other.call('people')].map(({ status }) => status);
    expect(left.toSorted()).toEqual([200, 401]);
  });

  test('an owner does not end the last passkey by which an owner signs in', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
    const passkeyId = await givePasskey(motel, other);
    const refused = await owner.call('endPasskey', { body: { passkeyId } });
    expect(said(refused)).toEqual([
      422,
      'Desmond is the only owner with a passkey. Invite another owner first.',
    ]);
    await givePasskey(motel, owner);
    expect((await owner.call('endPasskey', { body: { passkeyId } })).status).toBe(200);
  });

  test('of two owners who end each other’s only passkeys at once, one has theirs', async () => {
    const other = await signInStaff(motel, 'owner', 'Desmond');
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
    const other = await signInStaff(motel, 'owner', 'Desmond');
    await givePasskey(motel, other);
    const mine = { parts: { id: owner.person.id } };
    expect((await owner.call('changeRole', { ...mine, body: { role: 'clerk' } })).status).toBe(200);
    expect((await owner.call('people')).status).toBe(403);
    await other.call('changeRole', { ...mine, body: { role: 'owner' } });
    expect((await owner.call('endPerson', mine)).status).toBe(200);
    expect((await owner.call('me')).body).toEqual({});
  });
});
