import { DESK_CALLS, type DeskCall, type DeskCallName, mayDo } from '@motel/api-client/desk-contracts';
import { nightsFrom, ROOMS, TODAY } from '../support/test-booking.ts';
import { bookAtDesk, lookAtStay, pressOnStay, stayQuery, TWO_ADULTS } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const PLANTED = {
  firstname: 'Plantedfirst',
  lastname: 'Plantedlast',
  phone: '403 555 0177',
  email: 'planted.guest@example.ca',
  car: 'Planted wagon',
  specialRequest: 'Planted wish',
};
/** All others are refused without their right: desk-fuzz.test.ts. */
const THEIRS = (Object.keys(DESK_CALLS) as DeskCallName[]).filter((name) => {
  const { right }: DeskCall = DESK_CALLS[name];
  return right !== 'visitor' && mayDo({ role: 'housekeeping' }, right);
});

describe('§14.9: housekeeping learns nothing of a guest', () => {
  let roomId: string;
  let stayIds: string[];
  let money: RegExp;
  const motel = testMotel();
  beforeAll(async () => {
    const owner = await signInStaff(motel, 'owner', 'Ilse');
    const { body } = await owner.call('rooms');
    const [first, second] = body.types.find(({ id }: { id: string }) => id === ROOMS.many.id).rooms;
    roomId = first.id;
    stayIds = [];
    // One guest is in the house with a dog, one arrives after another one, and one has left.
    for (const [from, room] of [
      [0, first],
      [1, first],
      [0, second],
    ]) {
      const stay = nightsFrom(from, 1);
      const offered = await owner.call('quoteStay', { query: stayQuery(stay, { pets: 1 }) });
      const { total } = offered.body;
      money = new RegExp(`\\b${String(total).replace('.', '\\.')}\\b|\\$`);
      const party = { ...TWO_ADULTS, pets: 1 };
      const wanted = { stay, party, total, guest: PLANTED, roomId: room.id, note: 'Planted note' };
      const booked = await bookAtDesk(owner, wanted);
      expect(booked.status).toBe(200);
      stayIds.push(booked.body.id);
    }
    const [inHouse, next] = stayIds;
    await owner.call('checkIn', { parts: { id: inHouse! }, body: { isUncleanAccepted: true } });
    await owner.call('expectGuest', { parts: { id: next! }, body: { time: '22:30' } });
    await pressOnStay(owner, 'refund', inHouse!, { amount: 5, reason: 'Planted reason', isOwedAgain: false });
    await owner.call('leaveNote', { body: { text: 'Planted note of the desk' } });
    const { reference } = await lookAtStay(owner, inHouse!);
    stayIds.push(reference);
    motel.clock.advance(24 * 60 * 60_000);
  });
  const noor = testStaff(motel, 'housekeeping', 'Noor');

  test.each(THEIRS)('from %s', async (name) => {
    // The ids of stays are asked for as another person would tell them.
    for (const id of [roomId, ...stayIds]) {
      const { body } = await noor.call(name, {
        parts: { id, code: id, month: TODAY.slice(0, 7), number: '2026-0001' },
        ...(DESK_CALLS[name].method === 'POST' && { body: BODIES[name] ?? {} }),
      });
      const said = JSON.stringify(body);
      expect(said).not.toMatch(/planted|555.?0177/i);
      expect(said).not.toMatch(money);
      expect(stayIds.filter((stayId) => said.includes(stayId))).toEqual([]);
    }
  });

  test('but sees which rooms to clean, and that somebody comes', async () => {
    const { body } = await noor.call('chores');
    const chores = body.chores.filter(({ roomId: id }: { roomId: string }) => id === roomId);
    expect(chores).toMatchObject([{ kind: 'departure', hasDog: true, isNext: true }]);
    expect(chores[0].nextAt).toBeDefined();
  });
});

/** Bodies that their calls accept. */
const BODIES: Partial<Record<DeskCallName, object>> = {
  cleanRoom: { isClean: true },
  reportRoom: { text: 'The tap drips' },
  endPasskey: { passkeyId: 'x' },
  endSession: { sessionId: 'x' },
};
