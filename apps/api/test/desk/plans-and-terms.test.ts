import type { RateChange, RatePlanWire, RateTermsWire } from '@motel/api-client/desk-contracts';
import { sql } from 'kysely';
import { syncTariff } from '../../src/rates/index.ts';
import { flatTariff } from '../support/flat-tariff.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { bookAtDesk, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const FLEX: RatePlanWire = { id: 'flex', label: 'Flexible' };
const SAVER: RatePlanWire = { id: 'saver', label: 'Non-refundable', follows: 'flex', percent: -15 };
const COMPANY: RatePlanWire = { id: 'acme', label: 'Acme', amount: -9, sold: ['desk'] };
const USUAL: RateTermsWire = { freeHours: 24, keep: 'first night' };
const OF_SAVER: RateTermsWire = { plan: ['saver'], keep: 'everything', changeHours: 'never' };

describe('[F33] [F36] plans and terms are rates', () => {
  const motel = testMotel();
  const owner = testStaff(motel, 'owner', 'Odile');
  afterEach(async () => {
    await change({ kind: 'lists', policies: [USUAL] });
    await change({ kind: 'lists', plans: [] });
  });

  const plans = async () => (await owner.call('ratePlans')).body;
  const terms = async () => (await owner.call('rateTerms')).body;
  const { changeRates } = testDesk(motel, owner);
  const change = (made: RateChange) => changeRates(made);
  const sell = () => change({ kind: 'lists', plans: [FLEX, SAVER, COMPANY] });
  const lastNote = async () => (await owner.call('rateChanges')).body.changes[0].note;

  test('an owner makes plans, gives one its terms, and undoes it', async () => {
    expect((await sell()).status).toBe(200);
    expect(await lastNote()).toBe(
      'Plans: Flexible; Non-refundable 15% less than Flexible; Acme $9 less than usual',
    );
    expect(await plans()).toMatchObject({ currency: 'CAD', plans: [FLEX, SAVER, COMPANY], stays: {} });
    await change({ kind: 'lists', policies: [USUAL, OF_SAVER] });
    expect(await lastNote()).toBe(
      'Terms: free if at least 24 hours before, then one night is charged; the whole stay is charged in any case',
    );
    const { version, policies, plans: named } = await terms();
    expect(policies).toEqual([USUAL, OF_SAVER]);
    expect(named).toContainEqual({ id: 'saver', label: 'Non-refundable' });
    await change({ kind: 'undo', version });
    expect((await terms()).policies).toEqual([USUAL]);
  });

  test('[F14] a code opens a plan, takes nothing off, and goes with it', async () => {
    await sell();
    const code = { code: 'ACME', off: '0%', plan: ['acme'] };
    expect(await change({ kind: 'code', code: { ...code, plan: ['gone'] } })).toSay(
      '422 A plan of this code is not there.',
    );
    expect((await change({ kind: 'code', code: { ...code, plan: undefined } })).status).toBe(422);
    expect((await change({ kind: 'code', code })).status).toBe(200);
    const { codes, plans: named } = (await owner.call('rateCodes')).body;
    expect([codes[0], named[2]]).toMatchObject([code, { id: 'acme', label: 'Acme' }]);
    expect((await change({ kind: 'lists', plans: [FLEX, SAVER] })).status).toBe(200);
    expect((await owner.call('rateCodes')).body.codes).toEqual([]);
  });

  test('the terms of a plan go with it; a plan with stays stays', async () => {
    await sell();
    await change({ kind: 'lists', policies: [USUAL, OF_SAVER] });
    const { body: sold } = await bookAtDesk(owner, { stay: freshStay(2), pay: 'later' });
    await sql`update bookings set plan_id = 'flex' where id = ${sold.id}`.execute(motel.db);
    expect((await plans()).stays).toEqual({ flex: 1 });
    expect((await change({ kind: 'lists', plans: [FLEX, COMPANY] })).status).toBe(200);
    expect((await terms()).policies).toEqual([USUAL]);
    expect(await change({ kind: 'lists', plans: [COMPANY] })).toSay(
      '422 Flexible: 1 stay to come was sold by it. Stop selling it instead: leave it in no place.',
    );
    expect((await change({ kind: 'lists', plans: [{ ...FLEX, sold: [] }, COMPANY] })).status).toBe(200);
    await sql`update bookings set plan_id = null`.execute(motel.db);
  });

  test.each<[RateChange, string]>([
    [
      { kind: 'lists', plans: [{ ...SAVER, follows: 'none' }] },
      'Non-refundable: the plan that it follows must be one of .',
    ],
    [
      { kind: 'lists', plans: [{ ...FLEX, includes: { pool: 'stay' } }] },
      'Flexible: what it includes needs a price, and no credit.',
    ],
    [
      { kind: 'lists', policies: [USUAL, { keep: 'half' }] },
      "Terms 2: what is kept must be 'first night', '2 nights', 'everything' or a percentage such as '50%'.",
    ],
    [
      { kind: 'lists', policies: [{ ...USUAL, name: 'Fair', freeHours: 30, freeAt: 18 }] },
      'Fair: the hour until which it is free belongs to freeHours that are whole days, such as 24.',
    ],
  ])('%j is refused with a sentence', async (made, message) => {
    expect(await change(made)).toSay(`422 ${message}`);
  });

  test('a preview prices every plan, and says what guests read', async () => {
    await sell();
    const { checkIn: from, checkOut: to } = freshStay(2);
    const party = { adults: 2, children: 0, infants: 0, pets: 0 };
    const stay = { room: 'many', from, to, party, plan: 'saver' };
    const made: RateChange = {
      kind: 'lists',
      policies: [USUAL, { ...OF_SAVER, noShow: '2 nights', guarantee: 'none' }],
    };
    const { body } = await owner.call('previewRates', { body: { change: made, stay } });
    expect(body.plans).toEqual([
      { id: 'flex', label: 'Flexible', total: 195 },
      { id: 'saver', label: 'Non-refundable', total: body.pays.after.total },
      { id: 'acme', label: 'Acme', total: expect.any(Number) },
    ]);
    const { reads, total } = body.pays.after;
    const sentences = [
      `You pay nothing now, and $${total} CAD when you arrive.`,
      'You cannot change your stay yourself.',
      `No free cancellation: if you cancel, or do not come, the whole price, $${total} CAD, is kept.`,
    ];
    expect(reads[0]).toMatchObject({ language: 'en', sentences });
    expect(body.pays.now.reads[0].sentences[1]).toMatch(/^Free to cancel until .+, 3:00 PM; after that/);
  });

  test('D2 the site says the terms changed at the desk, also after a start', async () => {
    const said = () => motel.shown.motel();
    const version = await motel.call('/').then(() => said().policies.cancellation);
    await sell();
    await change({ kind: 'lists', policies: [{ freeHours: 168, freeAt: 18, keep: '50%' }, OF_SAVER] });
    expect(said().policies.cancellation).not.toBe(version);
    expect(said().policies.cancellation).toBe(
      'Cancellation is free until 6 PM, 7 days before check-in for direct bookings. ' +
        'Non-refundable: the whole stay is charged in any case. Guests cannot change such a stay themselves.',
    );
    const before = await terms();
    await syncTariff(motel.db, flatTariff([ROOMS.many, ROOMS.free]), motel.clock.now());
    expect(await terms()).toMatchObject({ policies: before.policies, plans: before.plans });
  });
});
