import { fc, it } from '@fast-check/vitest';
import {
  cancellationOutcome,
  DEFAULT_HOUSE_RULES,
  freeCancellationUntil,
  ownChangeUntil,
  tariffOfChange,
} from '../src/booking.ts';
import {
  addDays,
  cents,
  civilDate,
  nightPrices,
  type PlanData,
  parseTariff,
  plainWay,
  priceTotal,
  type StayRequest,
  type TariffData,
} from '../src/index.ts';
import { roomTariff } from '../src/rates.ts';
import { demoTariff } from './support/demo-room.ts';
import { price, priceWays } from './support/english.ts';
import { amountsOf, faultsOf, lineOf, quoteOf, refusalOf, stayOf, tariffWith } from './support/pricing.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';
import { runs } from './support/runs.ts';

const HOUR = 3_600_000;
const RULES = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };

/** A plan that is sold on the website, and one for each of two companies. */
const SOLD: readonly PlanData[] = [
  { id: 'flexible' },
  { id: 'acme', sold: ['code', 'desk'] },
  { id: 'other', sold: ['code'] },
];
const CODES = [
  { code: 'ACME', off: 0, plan: 'acme' },
  { code: 'OTHER', off: 0, plan: ['other'] },
  { code: 'ALL', off: 5 },
];

describe('[F33] a plan is sold', () => {
  const early = { id: 'early', label: 'Early bird', fromDaysAhead: 30, toDaysAhead: 60 };
  const cabin = { id: 'cabin', room: 'cabin' };
  const tariff = tariffWith({
    rooms: { queen: { sleeps: 4 }, cabin: { sleeps: 2 } },
    plans: [...SOLD, early, cabin, { id: 'over', sold: [] }, { id: 'both', sold: ['code', 'website'] }],
    codes: CODES,
  });

  test.each<[Partial<StayRequest>, readonly unknown[]]>([
    [{ plan: 'none' }, ['plan-unknown']],
    [{ plan: 'cabin' }, ['plan-not-sold']],
    [{ plan: 'over', place: 'desk' }, ['plan-not-sold']],
    [{ plan: 'acme', place: 'channels' }, ['plan-not-sold']],
    [{ plan: 'acme', place: 'website' }, ['plan-needs-code']],
    [{ plan: 'acme', place: 'website', code: 'other' }, ['plan-needs-code']],
    [{ plan: 'acme', place: 'website', code: 'all' }, ['plan-needs-code']],
    [{ plan: 'early' }, ['plan-too-late', 30]],
    [{ plan: 'early', bookedOn: '2027-06-05' }, ['plan-too-late', 30]],
    [{ plan: 'early', bookedOn: '2027-05-04' }, ['plan-too-early', 60]],
  ])('[F33] %j is refused', (asked, [code, ...figures]) => {
    expect(refusalOf(tariff, stayOf(1, asked))).toEqual(['F33', code, 'plan', ...figures]);
  });

  test.each<Partial<StayRequest>>([
    { plan: 'over' },
    { plan: 'both', place: 'website' },
    { plan: 'acme', place: 'desk' },
    { plan: 'acme', place: 'website', code: ' Acme' },
    { plan: 'early', bookedOn: '2027-06-04' },
    { plan: 'early', bookedOn: '2027-05-05' },
  ])('[F33] %j has a price', (asked) => {
    expect(priceTotal(tariff, stayOf(1, asked))).toBe(10_000);
  });

  test('[F14] [F33] a code is for the plans that it names', () => {
    const codeOf = (asked: Partial<StayRequest>) => refusalOf(tariff, stayOf(1, asked))[1];
    expect(codeOf({ plan: 'flexible', code: 'acme' })).toBe('code-not-valid');
    expect(codeOf({ plan: 'acme', code: 'all' })).toBe('code-not-valid');
    expect(codeOf({ code: 'acme' })).toBe('code-not-valid');
    expect(priceTotal(tariff, stayOf(1, { plan: 'flexible', code: 'all' }))).toBe(9500);
  });

  test('[Q13] the ways name no plan that needs another code', () => {
    const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
    const got = priceWays(tariff, { ...stayOf(1, { place: 'website', code: 'acme' }), party });
    expect(got.ok && got.ways.map(({ quote }) => quote.plan?.id)).toEqual(['acme']);
    const unfit = got.ok && got.unfit.map(({ plan, violation }) => `${plan.label} ${violation.code}`);
    expect(unfit).toEqual(['flexible code-not-valid', 'Early bird plan-too-late', 'both code-not-valid']);
  });

  test.each<[Partial<TariffData>, string]>([
    [{ plans: [{ id: 'a' }, { id: 'a' }] }, 'plans[1].id repeated'],
    [{ plans: [{ id: 'a', follows: 'b' }, { id: 'b' }] }, 'plans[0].follows word'],
    [{ plans: [{ id: 'a', follows: 'a' }] }, 'plans[0].follows word'],
    [{ plans: [{ id: 'a', percent: '-100.1' }] }, 'plans[0].percent percentage'],
    [{ plans: [{ id: 'a', percent: ['-5'] as never }] }, 'plans[0].percent percentage'],
    [{ plans: [{ id: 'a', amount: '--1' }] }, 'plans[0].amount amount'],
    [{ plans: [{ id: 'a', sold: ['shop' as never] }] }, 'plans[0].sold words'],
    [{ plans: [{ id: 'a', fromDaysAhead: 9, toDaysAhead: 8 }] }, 'plans[0].toDaysAhead least'],
    [{ policies: [{ keep: '50%', plan: 'a' }] }, 'policies[0].plan words'],
    [{ policies: [{ keep: '50%', freeHours: 25, freeAt: 18 }] }, 'policies[0].freeAt hour'],
    [{ policies: [{ keep: '366 nights' }] }, 'policies[0].keep keep'],
  ])('[F1] [F33] %j is refused', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  test('[F1] a refused tariff says all that is wrong, a line each', () => {
    const plans: PlanData[] = [
      { id: 'a', follows: 'a' },
      { id: 'b', amount: '--1' },
    ];
    expect(() => tariffWith({ plans })).toThrow(
      /^The tariff is refused\n {2}plans\[0\]\.follows: word \n {2}plans\[1\]\.amount: amount$/,
    );
  });
});

describe('[F34] the price of a plan', () => {
  it.prop([fc.integer()])('[F16] [F33] the preset in one plan costs the same to the cent', (seed) => {
    const chance = new Chance(seed);
    const data = demoTariff({ pricePerNight: `${chance.whole(0, 999)}.${chance.whole(10, 99)}` });
    const request = randomRequest(chance, data);
    const plain = price(parseTariff(data), request);
    const planned = price(parseTariff({ ...data, plans: [{ id: 'one' }] }), { ...request, plan: 'one' });
    const { plan: _, ...same } = planned.ok ? planned.quote : { plan: undefined };
    if (plain.ok) expect(same).toEqual(plain.quote);
    else expect(planned).toEqual(plain);
  });

  const amount = fc.integer({ min: -9_999_999, max: 9_999_999 });
  it.prop(
    [fc.nat({ max: 9_999_999 }), fc.integer({ min: -1_000_000, max: 1_000_000 }), amount, amount],
    runs(5),
  )('[F3] [F34] is exact, and within its floor and F3', (night, share, more, floor) => {
    const text = (value: number, digits: number) => (value / 10 ** digits).toFixed(digits);
    const least = Math.abs(floor);
    const plan = { id: 'a', percent: text(share, 4), amount: text(more, 2), floor: text(least, 2) };
    const tariff = tariffWith({ nightly: [{ price: text(night, 2) }], plans: [plan] });
    const [half, million] = [500_000n, 1_000_000n];
    const moved = Number((BigInt(night) * (million + BigInt(share)) + half) / million) + more;
    const expected = Math.min(Math.max(moved, least), 9_999_999);
    expect(priceTotal(tariff, stayOf(1, { plan: 'a' }))).toBe(expected);
  });

  const chain: readonly PlanData[] = [
    { id: 'standard', nightly: [{ from: '2027-07-05', to: '2027-07-05', price: 200, minNights: 2 }] },
    { id: 'saver', follows: 'standard', percent: '-15', round: 'dollar-down' },
    { id: 'half', follows: 'saver', amount: '-5.50', perPerson: 4, floor: 90 },
  ];

  test('[F34] follows others in a row, then each person pays, before the code', () => {
    const tariff = tariffWith({ plans: chain, codes: [{ code: 'x', off: '10%' }] });
    const total = (plan: string) => amountsOf(quoteOf(tariff, stayOf(2, { plan })));
    expect([total('standard'), total('saver')]).toEqual([
      'rooms 10000, rooms 20000',
      'rooms 8500, rooms 17000',
    ]);
    const quote = quoteOf(tariff, stayOf(2, { plan: 'half', code: 'X', rooms: 2 }));
    // 85 − 5.50 is below the floor; 170 − 5.50 is not; $16 for two persons in two nights.
    expect(amountsOf(quote)).toBe('rooms 18000, rooms 32900, persons 1600, code -5250');
    const label = '2 persons × $4 × 2 nights';
    expect(quote.plan).toEqual({ id: 'half', label: 'half' });
    expect(quote.lines[2]).toEqual({ ...lineOf('F34 persons', 1600), label, quantity: 4, unitAmount: 400 });
    expect(faultsOf({ plans: [...chain, { id: 'fourth', follows: 'half' }] })).toEqual([
      'plans[3].follows chain',
    ]);
  });

  test('[F34] is closed and restricted as its base, unless it says otherwise', () => {
    const nightly = [{ price: 100 }, { from: '2027-07-05', to: '2027-07-05', closed: true }];
    const open: PlanData = { id: 'open', follows: 'base', nightly: [{ closed: false }] };
    const base: PlanData = { id: 'base', sold: [], from: '2027-07-04' };
    const tariff = tariffWith({ nightly, plans: [base, { id: 'kept', follows: 'base' }, open] });
    const closed = (date: string) => ['F6', 'night-closed', 'from', date];
    expect(refusalOf(tariff, stayOf(2, { plan: 'kept' }))).toEqual(closed('2027-07-05'));
    const early = { from: '2027-07-03', to: '2027-07-05' };
    expect(refusalOf(tariff, stayOf(1, { plan: 'kept', ...early }))).toEqual(closed('2027-07-03'));
    expect(priceTotal(tariff, stayOf(2, { plan: 'open' }))).toBe(20_000);
    const strict = tariffWith({ plans: chain });
    const [night] = nightPrices(strict, 'queen', '2027-07-05', '2027-07-06', 'saver');
    expect(night).toEqual({ date: '2027-07-05', price: 17_000, minNights: 2 });
    expect(nightPrices(strict, 'queen', '2027-07-05', '2027-07-06')[0]).not.toHaveProperty('minNights');
    expect(() => nightPrices(strict, 'queen', '2027-07-05', '2027-07-06', 'none')).toThrow('no plan none');
    expect(refusalOf(strict, { ...stayOf(2, { plan: 'half' }), from: '2027-07-05' })).toEqual([
      ...['F7', 'stay-too-short', 'to', 2],
    ]);
  });

  test('[F6] [F34] a night without a price has none, a free one its own', () => {
    const plan = { id: 'a', amount: 5, to: '2027-07-05', nightly: [{ maxNights: 3, minNights: 2 }] };
    const tariff = tariffWith({ nightly: [{ price: 0, to: '2027-07-04' }], plans: [plan] });
    const nightsIn = (plan?: string) => nightPrices(tariff, 'queen', '2027-07-04', '2027-07-07', plan);
    const [date, next, last] = ['2027-07-04', '2027-07-05', '2027-07-06'];
    const limits = { minNights: 2, maxNights: 3 };
    const night = { date: next, ...limits };
    expect(nightsIn('a')).toEqual([
      { ...night, date, price: 500 },
      night,
      { ...night, date: last, closed: true },
    ]);
    expect(nightsIn()).toEqual([{ date, price: 0 }, { date: next }, { date: last }]);
  });

  test('[F10] [F34] a period costs what its nights would', () => {
    const own = (entry: object) => ({ id: 'own', percent: -10, nightly: [{ price: 95, ...entry }] });
    const totalOf = (plan: PlanData) =>
      priceTotal(
        tariffWith({
          rooms: { queen: { sleeps: 2 }, cabin: { sleeps: 2 } },
          periods: [{ nights: 7, price: 600 }],
          plans: [plan],
        }),
        stayOf(7, { plan: plan.id }),
      );
    expect(totalOf({ id: 'a', percent: '-10', amount: -1 })).toBe(53_300);
    expect(totalOf({ id: 'a', percent: '-10', floor: 80 })).toBe(56_000);
    expect(totalOf(own({}))).toBe(66_500);
    const season = { from: '2027-07-04' };
    for (const entry of [season, { to: '2028-01-01' }, { room: 'cabin' }, { price: undefined, maxNights: 9 }])
      expect(totalOf(own(entry))).toBe(54_000);
  });
});

test('[F35] a plan includes articles, beside those that the guest orders', () => {
  const tariff = tariffWith({
    fees: [{ id: 'gst', percent: 5, of: ['rooms'] }],
    articles: [
      { id: 'breakfast', price: 10, taxes: ['gst'], offered: 'night' },
      { id: 'wine', price: 30 },
    ],
    plans: [{ id: 'romance', includes: { breakfast: 'person-night', wine: 'stay' } }],
  });
  const stay = stayOf(3, { plan: 'romance' });
  const quote = quoteOf(tariff, stay);
  const breakfast = { detail: '2 persons × $10 × 3 nights', quantity: 6, unitAmount: 1000 };
  expect(quote.lines.slice(1)).toEqual([
    lineOf('F35 breakfast', 6000, breakfast),
    lineOf('F35 wine', 3000, { detail: '1 × $30', quantity: 1, unitAmount: 3000 }),
    expect.objectContaining({ kind: 'gst', amount: 1800 }),
  ]);
  const more = quoteOf(tariff, { ...stay, orders: { breakfast: 1 } });
  expect(more.lines[1]).toMatchObject({ rule: 'F35', amount: 9000, detail: '9 × $10' });
  expect(refusalOf(tariff, { ...stay, orders: { wine: 1 } })[1]).toBe('order-unknown');
  expect(quoteOf(tariff, { ...stay, orders: { breakfast: 0 } })).toEqual(quote);
});

describe('[F36] the terms of a stay', () => {
  const tariff = tariffWith({
    plans: [{ id: 'saver' }, { id: 'flexible' }],
    policies: [
      { plan: 'saver', keep: 'everything', guarantee: 'none' },
      { keep: 'first night', freeHours: 24 },
      { keep: '2 nights', freeHours: 168, fromNights: 3, noShow: '75%', changeHours: 48 },
      { keep: '30%', freeHours: 720, freeAt: 18, fromRooms: 2, changeHours: 'never' },
    ],
  });
  const policyOf = (nights: number, change: Partial<StayRequest>) =>
    quoteOf(tariff, stayOf(nights, change)).policy;

  test('[F15] [F36] are by plan before all others, then by nights and rooms', () => {
    const saver = { freeHours: null, keep: 'everything', late: 10_000, guarantee: 'none' };
    expect(policyOf(1, { plan: 'saver', rooms: 1 })).toEqual(saver);
    expect(policyOf(2, { plan: 'flexible' })).toEqual({ freeHours: 24, keep: 'first night', late: 10_000 });
    const noShow = { keep: '75%', amount: 22_500 };
    const long = { freeHours: 168, keep: '2 nights', late: 20_000, noShow, changeHours: 48 };
    expect(policyOf(3, { plan: 'flexible' })).toEqual(long);
    const group = { freeHours: 720, freeAt: 18, keep: '30%', late: 12_000, changeHours: null };
    expect(policyOf(2, { rooms: 2 })).toEqual(group);
  });

  test('[X3] [F36] a guest who does not come pays the no-show’s part', () => {
    const terms = policyOf(3, {});
    const cancelledAt = Date.parse('2027-07-04T20:00Z');
    const stay = { checkIn: civilDate('2027-07-04'), cancelledAt, price: cents(30_000), paid: cents(10_000) };
    const keptBy = (isNoShow: boolean) => cancellationOutcome({ ...stay, terms, isNoShow }, RULES).kept;
    expect([keptBy(false), keptBy(true)]).toEqual([20_000, 22_500]);
  });

  test.each([
    ['2025-03-10', '2025-03-09T01:00:00Z'],
    ['2025-03-11', '2025-03-10T00:00:00Z'],
    ['2025-11-04', '2025-11-03T01:00:00Z'],
  ])('[X2] [F36] 2 days before %s at 6 PM by the clock', (checkIn, until) => {
    const terms = { freeHours: 48, freeAt: 18 };
    expect(freeCancellationUntil(civilDate(checkIn), terms, RULES)).toBe(Date.parse(until));
  });

  test('[X5] [F36] guests change their stay until some hours before check-in', () => {
    const until = (changeHours?: number | null) =>
      ownChangeUntil(civilDate('2027-07-04'), changeHours === undefined ? {} : { changeHours }, RULES);
    const arrival = Date.parse('2027-07-04T21:00Z');
    expect([until(), until(48), until(null)]).toEqual([arrival, arrival - 48 * HOUR, undefined]);
  });
});

test('[F37] a net percentage is of its lines without the taxes in them', () => {
  const vat = { id: 'vat', percent: 7, of: ['rooms'], included: true };
  const levy = { id: 'levy', percent: 5, of: ['rooms', 'spa'], net: true };
  const fees = [{ id: 'spa', amount: 20 }, vat, levy];
  const quote = quoteOf(tariffWith({ nightly: [{ price: 107 }], fees }), stayOf(1));
  expect(amountsOf(quote)).toBe('rooms 10700, spa 2000, vat 0, levy 600');
  expect(quote.lines.at(-1)).toMatchObject({ rule: 'F37', share: { base: 12_000 } });
  expect(faultsOf({ fees: [{ ...vat, net: true }] })).toEqual(['fees[0].net net']);
  const part = [
    { id: 'spa', amount: 20 },
    { ...vat, of: ['rooms', 'spa'] },
    { ...levy, of: ['rooms'] },
  ];
  // Of the rooms alone, though the tax is in more.
  const apart = quoteOf(tariffWith({ nightly: [{ price: 107 }], fees: part }), stayOf(1));
  expect(apart.lines.at(-1)).toMatchObject({ amount: 500, share: { base: 10_000 } });
});

/** A random tariff with plans, and a request of it that has a party. */
function planned(seed: number) {
  const chance = new Chance(seed);
  const data = randomTariff(chance);
  return { chance, data, tariff: parseTariff(data), request: randomRequest(chance, data) };
}

describe('[Q15] the way that is chosen beforehand', () => {
  const tariff = tariffWith({
    rooms: { queen: { sleeps: 4, included: 1 } },
    articles: [{ id: 'breakfast', price: 10 }],
    plans: [
      { id: 'saver' },
      { id: 'fixed' },
      { id: 'meal', includes: { breakfast: 'stay' } },
      { id: 'flexible' },
    ],
    policies: [
      { plan: 'saver', keep: 'everything' },
      { plan: 'fixed', keep: 'first night', freeHours: 12, changeHours: 'never' },
      { plan: 'meal', keep: 'first night', freeHours: 6 },
      { keep: 'first night', freeHours: 24 },
    ],
  });
  const waysFor = (party: object, more: object = {}) => {
    const counts = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1, ...party };
    const got = priceWays(tariff, { ...stayOf(1), party: counts, ...more });
    return got.ok ? got.ways : [];
  };

  test('[Q13] [Q15] is changed and cancelled, adds nothing, or is the only one', () => {
    expect(plainWay(waysFor({}))?.quote.plan?.id).toBe('flexible');
    expect(waysFor({}, { plan: 'fixed' }).map(({ quote }) => quote.plan?.id)).toEqual(['fixed']);
    expect(() => waysFor({}, { bedsFor: 0 })).toThrow(/^bedsFor must be/);
    const rooms = (party: object) => waysFor(party, { plan: 'flexible', bedsFor: 2 })[0]?.party.rooms;
    expect([rooms({ adults: 2 }), rooms({ adults: 2, children: 1 })]).toEqual([1, 2]);
  });

  it.prop([fc.integer()], runs(5))('[Q15] gives up no right and adds no article', (seed) => {
    const { tariff, request } = planned(seed);
    const { room, from, to } = request;
    const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
    const got = priceWays(tariff, { room, from: from > '1' ? from : '2028-01-15', to, party });
    if (!got.ok) return;
    const chosen = plainWay(got.ways);
    const plans = new Set(got.ways.map(({ quote }) => quote.plan?.id));
    const isPlain = ({ quote: { policy, lines } }: (typeof got.ways)[0]) =>
      policy.freeHours !== null && policy.changeHours !== null && lines.every(({ rule }) => rule !== 'F35');
    if (plans.size === 1) expect(chosen).toBe(got.ways[0]);
    else if (chosen === undefined) expect(got.ways.some(isPlain)).toBe(false);
    else {
      expect(isPlain(chosen)).toBe(true);
      const least = Math.min(...got.ways.filter(isPlain).map(({ quote }) => Number(quote.policy.freeHours)));
      expect(chosen.quote.policy.freeHours).toBe(least);
    }
  });
});

describe('[F24] the part of a tariff about one room', () => {
  it.prop([fc.integer()], runs(5))('[F24] has the guest’s plans alone, at the whole’s prices', (seed) => {
    const { chance, data, tariff, request } = planned(seed);
    const { room, code: _, exempt: __, ...stay } = request;
    if (!Object.hasOwn(data.rooms, room)) return;
    const code = data.codes === undefined ? undefined : chance.of([undefined, ...data.codes]);
    const named: readonly string[] = [code?.plan ?? []].flat();
    const part = parseTariff(roomTariff(tariff, room, '2027-01-01', code));
    for (const plan of data.plans ?? []) {
      const { sold = ['website'] } = plan;
      const isFor = plan.room === undefined || [plan.room].flat().includes(room);
      const isShown =
        isFor && (sold.includes('website') || (sold.includes('code') && named.includes(plan.id)));
      const asked = { ...stay, room, plan: plan.id };
      const inPart = price(part, { ...asked, place: 'website' });
      if (isShown && stay.from > '2027')
        expect(inPart.ok ? inPart.quote.total : undefined).toBe(
          priceTotal(tariff, { ...asked, place: undefined }),
        );
      if (!isShown) expect(inPart.ok).toBe(false);
    }
    expect(part.data.codes).toBeUndefined();
  });
});

describe('[X5] a changed stay of a plan', () => {
  const plan: PlanData = { id: 'early', percent: '-15', fromDaysAhead: 30 };
  const bookedOn = '2027-05-01';
  const {
    nights,
    policy,
    from: checkIn,
    to: checkOut,
  } = quoteOf(tariffWith({ plans: [plan] }), stayOf(2, { plan: 'early', bookedOn }));
  const sold = { room: 'queen', checkIn, checkOut, nights, policy, plan: 'early' };
  const changed = (data: Partial<TariffData>, count: number, asked: Partial<StayRequest> = {}) =>
    amountsOf(
      quoteOf(
        tariffOfChange(tariffWith({ nightly: [{ price: 200 }], ...data }), sold, {
          checkIn,
          checkOut: addDays(checkIn, count),
        }),
        stayOf(count, { plan: 'early', ...asked }),
      ),
    );

  test.each<[string, Partial<PlanData>]>([
    ['dearer', { percent: 10 }],
    ['stopped', { sold: [] }],
    ['of another room', { room: 'suite' }],
    ['over', { to: '2027-01-01' }],
    ['closed', { nightly: [{ closed: true }] }],
  ])('[X5] keeps its nights’ price when the plan is %s', (_, change) => {
    const rooms = { queen: { sleeps: 4 }, suite: { sleeps: 2 } };
    const data = { rooms, plans: [{ ...plan, ...change }] };
    expect(changed(data, 2, { bookedOn: '2027-07-01', place: 'website' })).toBe('rooms 17000');
  });

  test('[X5] new nights cost what they cost in the plan, or without it', () => {
    expect(changed({ plans: [plan] }, 3)).toBe('rooms 17000, rooms 17000');
    expect(changed({}, 3, { plan: undefined })).toBe('rooms 17000, rooms 20000');
  });

  test('[X5] [F33] another day of arrival is as far ahead as the plan asks', () => {
    const wanted = { checkIn: addDays(checkIn, 1), checkOut };
    const own = tariffOfChange(tariffWith({ plans: [plan] }), sold, wanted);
    const request = { ...stayOf(2, { plan: 'early', bookedOn: '2027-07-01' }), from: wanted.checkIn };
    expect(refusalOf(own, request)).toEqual(['F33', 'plan-too-late', 'plan', 30]);
  });
});
