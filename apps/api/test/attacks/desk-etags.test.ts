import { DESK_CALLS, type DeskCall, type DeskCallName, mayDo, ROLES } from '@motel/api-client/desk-contracts';
import { freshStay, nightsFrom, TODAY } from '../support/test-booking.ts';
import { bookAtDesk, stayQuery } from '../support/test-desk.ts';
import { testMotel } from '../support/test-motel.ts';
import { callTestDesk, signInStaff, type TestStaff } from '../support/test-staff.ts';

const READINGS = (Object.keys(DESK_CALLS) as DeskCallName[]).filter(
  (name) => DESK_CALLS[name].method === 'GET' && DESK_CALLS[name].right !== 'visitor',
);

describe('12: the tag of an answer', () => {
  let people: TestStaff[];
  let parts: Record<string, string>;
  const motel = testMotel();
  beforeAll(async () => {
    people = await Promise.all(ROLES.map((role) => signInStaff(motel, role, `The ${role}`)));
    const [, clerk] = people;
    const { status, body } = await bookAtDesk(clerk!, { stay: nightsFrom(0) });
    expect(status).toBe(200);
    await clerk!.call('checkIn', { parts: { id: body.id }, body: { isUncleanAccepted: true } });
    const receipt = { kind: 'receipt', total: 195 };
    const issued = await clerk!.call('issueReceipt', { parts: { id: body.id }, body: receipt });
    expect(issued.status).toBe(200);
    await clerk!.call('moveCash', { body: { kind: 'float', amount: 100, reason: '' } });
    parts = { id: body.id, date: TODAY, month: TODAY.slice(0, 7), number: issued.body.number };
  });

  const read = (name: DeskCallName, tag?: string) => ({
    parts,
    ...(DESK_CALLS[name as 'quoteStay'].query !== undefined && { query: QUERY }),
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  });

  test.each(READINGS)('of %s confirms to nobody what another person or role sees', async (name) => {
    const { right }: DeskCall = DESK_CALLS[name];
    const own = await Promise.all(people.map((one) => one.call(name, read(name))));
    const tags = [...new Set(own.map(({ headers }) => headers.get('etag') ?? '')), '*'];
    for (const [index, person] of people.entries()) {
      const seen = own[index]!;
      for (const tag of tags) {
        const { status, body, headers } = await person.call(name, read(name, tag));
        const isOwn = seen.status === 200 && tag === seen.headers.get('etag');
        expect([status, body], `${person.person.role} ${tag}`).toEqual(
          isOwn ? [304, ''] : [seen.status, seen.body],
        );
        if (right !== 'visitor' && !mayDo(person.person, right)) {
          expect([status, headers.get('etag')]).toEqual([403, null]);
        }
      }
    }
    expect((await callTestDesk(motel, name, read(name, tags[0]))).status).toBe(401);
  });

  test('of one role differs from another’s where their answers do', async () => {
    const tagsOf = (name: DeskCallName) =>
      Promise.all(people.map(async (one) => (await one.call(name, read(name))).headers.get('etag')));
    for (const name of ['till', 'myDevices'] as const) {
      const [, clerk, owner] = await tagsOf(name);
      expect(clerk, name).not.toBe(owner);
    }
    const [housekeeping, clerk, owner] = await tagsOf('rooms');
    expect([housekeeping === clerk, clerk === owner]).toEqual([false, true]);
  });
});

/** The queries of all readings together. */
const QUERY = {
  ...stayQuery(freshStay(3)),
  month: TODAY.slice(0, 7),
  words: 'Amara',
  days: '14',
  nights: '2',
  phone: '403 555 0138',
  amount: '20',
  isNoShow: 'false',
};
