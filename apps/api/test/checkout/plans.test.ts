import { randomInt } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import {
  type DemandData,
  dollarDigits,
  ENGLISH,
  type PlanData,
  type PolicyData,
  type PricedWay,
  parseTariff,
  priceWays,
  type Stay,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import { roomTariff } from '@motel/booking-core/rates';
import { termsSentence, wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { lastVersion } from '../../src/rates/tariff-versions.ts';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import { randomFrom } from '../fuzz/random-from.ts';
import { emptyBooks } from '../support/books.ts';
import { outcomeOf } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { longer, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { TWO_ADULTS as PARTY, testDesk } from '../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../support/test-motel.ts';

const room = ROOMS.many;

const FLEXIBLE: PlanData = { id: 'flex', label: 'Flexible' };
const FIXED: PlanData = { id: 'fixed', label: 'Non-refundable', follows: 'flex', percent: '-15' };
const BREAKFAST: PlanData = {
  id: 'meal',
  label: 'With breakfast',
  follows: 'flex',
  perPerson: 2,
  includes: { breakfast: 'person-night' },
};
const CREW: PlanData = { id: 'crew', label: 'Crew', follows: 'flex', percent: -30, sold: ['code'] };
const POLICIES: PolicyData[] = [
  { freeHours: 48, keep: 'first night', noShow: 'everything' },
  { plan: 'fixed', keep: 'everything', changeHours: 72 },
  { plan: 'crew', freeHours: 24, keep: 'first night', guarantee: 'none' },
];
const SOLD = {
  plans: [FLEXIBLE, FIXED, BREAKFAST, CREW],
  policies: POLICIES,
  articles: [{ id: 'breakfast', label: 'Breakfast', price: 12, taxes: ['taxes'] }],
  codes: [
    { code: 'CREW', off: '5%', plan: 'crew' },
    { code: 'ALL', off: '10%' },
  ],
};

describe('[F33–F36] stays that are sold by plan', () => {
  const motel = testMotel();
  const wren = testStaff(motel);
  const { look, pass, press } = testDesk(motel, wren);
  const today = () => deskDayAt(content, motel.clock.now());
  const stayIn = (days: number, nights?: number) => nightsFrom(days, nights, today());
  beforeEach(async () => {
    await emptyBooks(motel.db);
    await sell(SOLD);
  });

  const sell = (parts: Partial<TariffData>) => publishTariff(motel, parts);
  const listed = async (stay: Stay, party: object = {}) => {
    const { body } = await motel.call(`${ENDPOINTS.offers.path}?${nightQuery(stay, party)}`);
    return body.offers.find(({ _id }: { _id: string }) => _id === room.id);
  };
  const nightQuery = ({ checkIn, checkOut }: Stay, party: object = {}) => {
    const asked = Object.entries({ ...PARTY, ...party, from: checkIn, to: checkOut, room: room.id });
    return new URLSearchParams(asked.map(([name, value]) => [name, `${value}`]));
  };
  const nightOf = async (stay: Stay, party: object) =>
    (await motel.call(`${ENDPOINTS.nightPrices.path}?${nightQuery(stay, party)}`)).body.nights[0].total;
  const NEWEST = { headers: { 'cache-control': 'no-cache' } };
  const pageTariff = async (): Promise<TariffData> =>
    (await motel.call(ENDPOINTS.property.path.replace('{id}', room.id), NEWEST)).body.tariff;
  /** As the room's page works them out. */
  async function waysOn(stay: Stay, party: Partial<typeof PARTY> = {}, data?: TariffData, code?: string) {
    const { checkIn: from, checkOut: to } = stay;
    const asked = { room: room.id, from, to, bookedOn: today(), code, bedsFor: room.guest };
    const wanted = { ...asked, party: { ...PARTY, ...party }, place: 'website' } as const;
    const priced = priceWays(parseTariff(data ?? (await pageTariff())), wanted, ENGLISH.price);
    if (!priced.ok) throw new Error(priced.violations[0].message);
    return priced.ways;
  }
  const wayOf = (ways: readonly PricedWay[], plan: string) => {
    const way = ways.find(({ quote }) => quote.plan?.id === plan);
    if (way === undefined) throw new Error(`No way is of ${plan}`);
    return way;
  };
  async function order(stay: Stay, way: PricedWay, more: object = {}) {
    const guest = await signInGuest(motel);
    const { rooms, ...party } = way.party;
    const overrides = {
      plan: way.quote.plan?.id,
      totalAmount: dollarDigits(way.quote.total),
      ...(way.quote.code !== undefined && { promotionCode: way.quote.code }),
      ...more,
    };
    return { guest, answer: await guest.book(stay, room, { party, rooms, overrides }) };
  }
  async function book(stay: Stay, plan: string, party: Partial<typeof PARTY> = {}) {
    const way = wayOf(await waysOn(stay, party), plan);
    const { guest, answer } = await order(stay, way);
    expect(answer.body).toMatchObject({ url: expect.any(String) });
    await guest.pay(answer.body.url);
    const { bookingId: id } = await outcomeOf(motel, answer.body.sessionId);
    const call = (endpoint: Parameters<typeof guest.ask>[0], asked?: object) =>
      guest.ask(endpoint, id, asked);
    return { id, call, total: toDollars(way.quote.total), answer };
  }
  const changed = (stay: Stay, more: object = {}) => ({ ...stay, party: PARTY, ...more });

  test('the list has the cheapest plan, and the cheapest that is refunded', async () => {
    const stay = stayIn(30);
    const ways = await waysOn(stay);
    const totalOf = (plan: string) => toDollars(wayOf(ways, plan).quote.total);
    expect(await listed(stay)).toMatchObject({
      stay: { plan: 'Non-refundable', isRefundable: false, total: totalOf('fixed') },
      refundable: { plan: 'Flexible', isRefundable: true, total: totalOf('flex') },
      terms: [expect.stringContaining('No free cancellation'), expect.any(String)],
    });
    expect((await listed(stay)).instead).toBeUndefined();
    // A time that has passed makes no plan refundable.
    expect((await listed(stayIn(1))).refundable).toBeUndefined();
    const cards = (await motel.call(ENDPOINTS.properties.path)).body;
    expect(JSON.stringify(cards)).toContain(`"price":${(89 * 85) / 100}`);
  });

  test('F33 a stay is booked, shown, mailed and changed by its plan', async () => {
    const stay = stayIn(30);
    const { id, call, total } = await book(stay, 'fixed');
    const own = (await call(ENDPOINTS.stay)).body;
    expect(own).toMatchObject({ plan: 'Non-refundable', total, cancelling: { refunded: 0, kept: total } });
    expect(own.receipt.lines[0]).toMatchObject({ detail: 'Non-refundable' });
    const [mail] = await mailsOf(motel, 'booking-confirmed:%');
    expect(mail?.body).toContain('Non-refundable');
    expect((await look(id)).plan).toBe('Non-refundable');
    expect((await call(ENDPOINTS.cancelStay, { refunded: 0 })).body.account).toMatchObject({ price: total });

    const kept = await book(stay, 'fixed');
    await sell({ plans: [FLEXIBLE, { ...FIXED, label: 'Saver', sold: [] }], policies: [], codes: [] });
    const wanted = longer(stay);
    const preview = (await kept.call(ENDPOINTS.previewChange, changed(wanted))).body;
    const night = ((89 + 9) * 0.85).toFixed(2);
    expect(preview).toMatchObject({ before: kept.total, terms: { keep: 'everything' } });
    expect(preview.difference).toBeGreaterThan(0);
    expect(preview.difference).toBeLessThan(Number(night));
    const { difference } = preview;
    const { url } = (await kept.call(ENDPOINTS.changeStay, changed(wanted, { difference }))).body.changing;
    await (await signInGuest(motel)).pay(url);
    expect((await kept.call(ENDPOINTS.stay)).body).toMatchObject({
      checkOut: wanted.checkOut,
      plan: 'Non-refundable',
      terms: { keep: 'everything' },
    });

    // A plan that is gone leaves its nights their price; the others are those of the tariff.
    await sell({ plans: [FLEXIBLE] });
    const later = (await kept.call(ENDPOINTS.previewChange, changed(longer(stay, 2)))).body;
    expect(later.difference).toBeGreaterThan(preview.difference);
    expect((await look(kept.id)).plan).toBe('Non-refundable');
  });

  test('[X5] a guest changes a stay until its terms end that', async () => {
    const stay = stayIn(4);
    const { id, call } = await book(stay, 'fixed');
    expect((await call(ENDPOINTS.stay)).body.isChangeOpen).toBe(true);
    await pass(2 * DAY);
    const { status, body } = await call(ENDPOINTS.previewChange, changed(longer(stay)));
    expect(status).toBe(422);
    expect(body.message).toMatch(
      /^You could change this stay yourself until 3:00 PM on Nov \d+\. Please call us/,
    );
    expect((await look(id)).cannot['own-change']).toBe(body.message);
  });

  test('[X3] a no-show keeps what its terms say of it', async () => {
    const { id, total } = await book(stayIn(1), 'flex');
    await pass(2 * DAY);
    const { terms } = await look(id);
    expect(terms.at(-1)).toMatchObject({ kind: 'no-show', words: 'not come, all is kept' });
    const missed = { isNoShow: true, kept: total, refunded: 0 };
    expect((await press('cancelStay', id, missed)).status).toBe(200);
    expect((await look(id)).folio.total).toBe(Math.round(total * 100));
    const [mail] = await mailsOf(motel, 'booking-cancelled:%');
    expect(mail?.body).toMatch(/The whole stay is charged, as we waited for you/);
  });

  test('[F15] the mail of a late cancellation says until when it was free', async () => {
    await sell({ ...SOLD, policies: [{ freeHours: 48, freeAt: 18, keep: 'first night' }] });
    const { call } = await book(stayIn(1, 1), 'flex');
    expect((await call(ENDPOINTS.cancelStay, { refunded: 0 })).status).toBe(200);
    const [mail] = await mailsOf(motel, 'booking-cancelled:%');
    expect(mail?.body).toMatch(/One night is charged, as cancelling was free until .+, 6:00 PM: \$/);
  });

  test('breakfast is in the price of its plan, with its taxes', async () => {
    const { id } = await book(stayIn(30), 'meal', { adults: 2, children: 1 });
    const { folio } = await look(id);
    expect(folio.entries.map(({ what, amount }) => [what, amount])).toContainEqual(['breakfast', 12_00 * 6]);
    expect(folio.entries.map(({ what, amount }) => [what, amount])).toContainEqual(['persons', 2_00 * 6]);
  });

  test('F33 a plan by code opens with its code alone, and without payment', async () => {
    const stay = stayIn(30);
    const ways = await waysOn(stay);
    const flex = wayOf(ways, 'flex');
    const crew = { ...flex, quote: { ...flex.quote, plan: { id: 'crew', label: '' } } };
    expect((await order(stay, crew)).answer.body.issues).toMatchObject([{ field: 'plan', rule: 'F33' }]);
    const asked = { propertyId: room.id, checkInDate: stay.checkIn, checkOutDate: stay.checkOut };
    const other = await signInGuest(motel);
    const ask = async (code: string) =>
      (await other.ask(ENDPOINTS.checkPromotionCode, '', { ...asked, code })).body;
    expect(await ask('all')).toEqual({ code: 'ALL', off: '10%' });
    const { tariff } = await ask('crew');
    const way = wayOf(await waysOn(stay, {}, tariff, 'CREW').catch(() => []), 'crew');
    const { guest, answer } = await order(stay, way, { dueNow: '0' });
    expect(answer.status).toBe(200);
    const status = await motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', answer.body.sessionId));
    expect([new URL(answer.body.url).pathname, status.body.status]).toEqual(['/Payment-Success', 'paid']);
    const { bookingId: id } = await outcomeOf(motel, answer.body.sessionId);
    expect(await look(id)).toMatchObject({ status: 'confirmed', isGuaranteed: false, folio: { paid: 0 } });
    expect((await guest.ask(ENDPOINTS.cancelStay, id, { refunded: 0 })).status).toBe(200);
  });

  test('F33 a plan that is gone or not for the dates is refused, so are terms', async () => {
    const stay = stayIn(30);
    const ways = await waysOn(stay);
    const [flex, fixed] = [wayOf(ways, 'flex'), wayOf(ways, 'fixed')];
    const refusedBy = async (way: PricedWay, more?: object) => {
      const { status, body } = (await order(stay, way, more)).answer;
      return [status, body.issues?.[0]?.field, body.message];
    };
    expect(await refusedBy(flex, { plan: undefined })).toEqual([422, 'plan', expect.any(String)]);
    const sentence = ({ quote: { policy, total } }: PricedWay) => {
      const terms = { checkIn: stay.checkIn, policy, price: total };
      return termsSentence(wordsOf(content, 'en'), terms, motel.clock.now().getTime());
    };
    expect((await order(stay, fixed, { terms: sentence(fixed) })).answer.status).toBe(200);
    const told = `The terms have changed. ${sentence(fixed)}`;
    expect(await refusedBy(fixed, { terms: sentence(flex) })).toEqual([409, 'terms', told]);
    await sell({ plans: [FLEXIBLE, { ...BREAKFAST, to: stay.checkIn }], policies: [], codes: [] });
    expect(await refusedBy(fixed)).toEqual([422, 'plan', expect.any(String)]);
    expect(await refusedBy(wayOf(ways, 'meal'))).toEqual([422, 'plan', expect.any(String)]);
    // No plan that the website sells: the tariff's own prices, as before.
    await sell({ plans: [{ ...FLEXIBLE, sold: ['desk'] }] });
    expect(await listed(stay)).toMatchObject({ stay: { total: toDollars(flex.quote.total) } });
    expect((await order(stay, flex, { plan: undefined })).answer.status).toBe(200);
  });

  test('F33 a night is free where a plan sells it, by its fewest nights', async () => {
    const stay = stayIn(10);
    const least = (id: string, minNights: number) => ({ id, nightly: [{ minNights, maxNights: 9 }] });
    const early = { ...least('a', 3), fromDaysAhead: 20 };
    const over = { ...least('b', 2), to: stayIn(5).checkIn };
    const path = ENDPOINTS.availability.path.replace('{id}', room.id);
    const first = async (...plans: PlanData[]) => {
      await sell({ plans, policies: [], codes: [] });
      return (await motel.call(`${path}?from=${stay.checkIn}&to=${stay.checkOut}`, NEWEST)).body.nights[0];
    };
    const both = [least('a', 3), least('b', 2), { id: 'desk', sold: ['desk'] } as const];
    expect(await first(...both)).toMatchObject({ free: 12, minNights: 2, maxNights: 9 });
    const { nights } = (await motel.call(`${ENDPOINTS.nightPrices.path}?${nightQuery(stay)}`)).body;
    expect(nights[0].minNights).toBe(2);
    expect(await first(early, over)).toMatchObject({ free: 12, minNights: 3, closedToArrival: true });
    expect(await first(over)).toMatchObject({ free: 0, closed: true });
  });

  test('F33 list, page, charge and receipt have the same figures', async () => {
    const { PLAN_SEARCHES, FUZZ_SEED, TESTS } = process.env;
    const seed = Number(FUZZ_SEED ?? (PLAN_SEARCHES === undefined ? 50 : randomInt(2 ** 31)));
    const searches = Number(PLAN_SEARCHES ?? (TESTS === 'daily' ? 20 : 40));
    const random = randomFrom(seed);
    const below = (most: number) => Math.floor(random() * most);
    for (let at = 0; at < searches; at++) {
      if (at % 20 === 0) {
        await emptyBooks(motel.db);
        const round = 'dollar-down' as const;
        const some = { percent: -below(400_000) / 10_000, amount: below(3000) / 100, round };
        const includes = { breakfast: (['stay', 'night', 'person'] as const)[below(3)] ?? 'stay' };
        const demand: DemandData[] = [
          { name: 'Last', roomsLeft: 10 + below(2), percent: below(60) - 20, ceiling: 100 + below(30) },
          { name: 'Sold', soldShare: `${below(30)}%`, amount: below(40) - 20, round: 'dollar' },
        ];
        await sell({ plans: [FLEXIBLE, { ...FIXED, ...some }, { ...BREAKFAST, includes }, CREW], demand });
      }
      // Near each other, so that demand changes prices.
      const stay = stayIn(1 + below(60), 1 + below(5));
      const party = { adults: 1 + below(4), children: below(3), infants: below(2), pets: below(3) };
      const found = `FUZZ_SEED=${seed}, search ${at}: ${JSON.stringify({ ...stay, ...party })}`;
      const ways = await waysOn(stay, party);
      const [cheapest] = ways;
      const { stay: shown } = await listed(stay, party);
      const { total: least, plan: cheapestPlan } = cheapest.quote;
      expect([shown.total, shown.plan], found).toEqual([toDollars(least), cheapestPlan?.label]);
      const next = nightsFrom(0, 1, stay.checkIn);
      const [ofNight] = (await waysOn(next, party)).filter((way) => way.party.rooms <= 12);
      expect(await nightOf(next, party), found).toBe(ofNight && toDollars(ofNight.quote.total));
      const way = ways[below(ways.length)] as PricedWay;
      const { guest, answer } = await order(stay, way);
      expect(answer.status, `${found} ${JSON.stringify(answer.body)}`).toBe(200);
      await guest.pay(answer.body.url);
      const { bookingId: id, total } = await outcomeOf(motel, answer.body.sessionId);
      const { account, receipt, payments, plan } = (await guest.ask(ENDPOINTS.stay, id)).body;
      const figure = toDollars(way.quote.total);
      expect([total / 100, account.price, account.paid, receipt.total, payments[0].amount], found).toEqual(
        Array(5).fill(figure),
      );
      expect(plan, found).toBe(way.quote.plan?.label);
      if (at % 20 === 19) {
        const { tariff } = (await lastVersion(motel.db)) ?? {};
        const own = tariff && roomTariff(parseTariff(tariff), room.id, today()).nightly.length;
        expect((await pageTariff()).nightly.length, found).toBeGreaterThan(own ?? 0);
      }
    }
  }, 3_600_000);
});
