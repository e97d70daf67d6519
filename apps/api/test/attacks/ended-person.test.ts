import { lockBooking } from '../../src/booking/index.ts';
import { inTransaction, type Trx } from '../../src/db/index.ts';
import { endPerson, endStaffSession, lockPeople, setRole } from '../../src/staff/index.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import type { Answer } from '../support/motel-door.ts';
import { bookAtDesk, lookAtStay } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

/** PGlite does one transaction after the other: nothing waits within it. */

describe('§14.1: a press that waits while its person loses their right', () => {
  let wren: TestStaff;
  let id: string;
  const motel = testMotel();
  const ottilie = testStaff(motel, 'owner', 'Ottilie');
  beforeEach(async () => {
    wren = await signInStaff(motel, 'clerk', 'Wren');
    id = (await bookAtDesk(wren)).body.id;
  });

  const sessionOf = async (staff: TestStaff): Promise<string> =>
    (await staff.call('myDevices')).body.sessions[0].id;

  /** Refunds a stay in cash, while something is done to its person that is committed before the refund goes on. */
  async function refundWhile(change: (trx: Trx) => Promise<void>): Promise<Answer> {
    const { version } = await lookAtStay(wren, id);
    const body = { version, amount: 50, reason: 'On my last day', isOwedAgain: false };
    let pressed: Promise<Answer> | undefined;
    await inTransaction(motel.db, async (trx) => {
      await lockBooking(trx, id);
      pressed = wren.call('refund', { parts: { id }, body });
      await untilBlockedOrDone(motel.db, pressed);
      await change(trx);
    });
    return pressed!;
  }

  test.each<[string, (trx: Trx) => Promise<void>]>([
    ['their work here', (trx) => endPerson(trx, motel.clock.now(), wren.person.id)],
    ['their role', (trx) => setRole(trx, wren.person.id, 'housekeeping')],
    ['their session', async (trx) => endStaffSession(trx, await sessionOf(wren), motel.clock.now())],
  ])('by %s gives nothing back', async (_, change) => {
    const { status, body } = await refundWhile(change);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    const { folio, story } = await lookAtStay(ottilie, id);
    expect(folio).toMatchObject({ paid: 195_00, refunded: 0, balance: 0 });
    expect(story.map(({ title }) => title)).not.toContain('Refunded');
  });

  test('makes no link that outlives its session', async () => {
    const sessionId = await sessionOf(wren);
    let pressed: Promise<Answer> | undefined;
    await inTransaction(motel.db, async (trx) => {
      await lockPeople(trx);
      pressed = wren.call('linkMyDevice');
      await untilBlockedOrDone(motel.db, pressed);
      await endStaffSession(trx, sessionId, motel.clock.now());
    });
    expect((await pressed!).status).toBe(401);
    const links = motel.db.selectFrom('staff_invitations').select('token_hash');
    expect(await links.where('person_id', '=', wren.person.id).execute()).toEqual([]);
  });

  test('counts when they keep it', async () => {
    expect((await refundWhile(async () => {})).status).toBe(200);
    expect((await lookAtStay(ottilie, id)).folio).toMatchObject({ refunded: 50_00, balance: 0 });
  });
});
