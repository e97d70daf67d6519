import { fc, test } from '@fast-check/vitest';
import { stayPayments } from '../src/booking.ts';
import {
  civilDate,
  type FeeData,
  type FeeUnit,
  nightPrices,
  priceTotal,
  type QuoteLine,
  type Tariff,
  type TariffData,
} from '../src/index.ts';
import { amountsOf, lineOf, quoteOf, refusalOf, stayOf, tariffWith } from './support/pricing.ts';

const withFees = (...fees: NonNullable<TariffData['fees']>) => tariffWith({ fees });
const PARTY = { adults: 3, children: 1, infants: 2, pets: 4 };

describe('[F2] fees of a fixed amount', () => {
  const counts = { room: 2, person: 6, adult: 3, child: 1, infant: 2, 'extra-person': 1, pet: 4 };
  test.each<[FeeUnit | undefined, number]>([
    [undefined, 1],
    ...(Object.entries(counts) as [FeeUnit, number][]),
  ])('[F2] for each %s: %i times, by the night three times that', (each, count) => {
    const fee = { id: 'fee', amount: '10.05', ...(each && { each }) };
    const tariff = withFees(fee, { ...fee, id: 'nightly', per: 'night' });
    const { lines } = quoteOf(tariff, stayOf(3, { party: PARTY, rooms: 2 }));
    expect(lines.slice(1)).toMatchObject([
      { kind: 'fee', rule: 'Q2', label: 'fee', quantity: count, unitAmount: 1005, amount: count * 1005 },
      { kind: 'nightly', quantity: count * 3, unitAmount: 1005, amount: count * 3015 },
    ]);
  });

  test('[F2] is paid from its first day of arrival to its last', () => {
    const paidOn = (from: string, to: string) =>
      quoteOf(withFees({ id: 'spa', amount: 5, from, to }), stayOf(1)).lines.length;
    const { from: day } = stayOf(1);
    expect([paidOn(day, '2028-01-01'), paidOn('2020-01-01', day)]).toEqual([2, 2]);
  });

  test('[F2] is by room, and a room without an amount does not pay it', () => {
    const tariff = tariffWith({
      rooms: { a: { sleeps: 2 }, b: { sleeps: 2 }, c: { sleeps: 2 } },
      fees: [
        { id: 'linen', amount: { a: '5', b: '7' } },
        { id: 'gst', percent: 10, of: ['linen'] },
        { id: 'shown', amount: { a: '1' }, always: true },
      ],
    });
    expect(priceTotal(tariff, stayOf(1, { room: 'a' }))).toBe(10_000 + 550 + 100);
    expect(priceTotal(tariff, stayOf(1, { room: 'b' }))).toBe(10_000 + 770);
    expect(quoteOf(tariff, stayOf(1, { room: 'c' })).lines.slice(1)).toEqual([lineOf('Q2 shown', 0)]);
  });

  test('[F2] [F13] outside its dates nothing else is the reason', () => {
    const only = { from: '2028-01-01', exempt: { fromNights: 2 } };
    const tariff = withFees(
      { id: 'hidden', amount: 15, ...only },
      { id: 'pet', each: 'pet', per: 'night', amount: 15, always: true, ...only },
      { id: 'levy', percent: 5, of: ['rooms'], always: true, ...only },
    );
    const request = stayOf(3, { party: { adults: 1, pets: 2 }, exempt: { pet: 'A guide dog' } });
    expect(quoteOf(tariff, request).lines.slice(1)).toEqual([lineOf('Q2 pet', 0), lineOf('Q3 levy', 0)]);
  });

  test('[Q9] a fee of $0 has no line, unless it is always shown', () => {
    const tariff = withFees(
      { id: 'pet', each: 'pet', amount: 15 },
      { id: 'none', amount: 0 },
      { id: 'share', percent: 5, of: ['none'] },
      { id: 'smoking', label: 'Smoking', amount: 0, always: true },
      { id: 'rate', percent: 0, of: ['rooms'], always: true },
    );
    expect(quoteOf(tariff, stayOf(1)).lines.slice(1)).toEqual([
      { kind: 'smoking', rule: 'Q2', label: 'Smoking', quantity: 1, unitAmount: 0, amount: 0 },
      lineOf('Q3 rate', 0, { detail: '0%', share: { percent: 0, base: 100_00, round: 'cent' } }),
    ]);
  });
});

describe('[F11] [F12] percentages', () => {
  test('[F11] [M5] 9.975 % of $100.40 is $10.0149, so $10.01', () => {
    const nightly = [{ price: '100.40' }];
    const tariff = tariffWith({ nightly, fees: [{ id: 'qst', percent: '9.975', of: ['rooms'] }] });
    expect(quoteOf(tariff, stayOf(1)).lines[1]).toEqual(
      lineOf('Q3 qst', 1001, { detail: '9.975%', share: { percent: 9.975, base: 100_40, round: 'cent' } }),
    );
  });

  test('[F12] the order decides which tax is taken of which', () => {
    const gst = { id: 'gst', percent: 5, of: ['rooms', 'levy'] };
    const levy = { id: 'levy', percent: 4, of: ['rooms'] };
    expect(amountsOf(quoteOf(withFees(levy, gst), stayOf(1)))).toBe('rooms 10000, levy 400, gst 520');
    expect(amountsOf(quoteOf(withFees({ ...gst, of: ['rooms'] }, levy), stayOf(1)))).toBe(
      'rooms 10000, gst 500, levy 400',
    );
  });

  test('[F12] [F14] the room nights of a percentage are after discounts', () => {
    const tariff = tariffWith({
      steps: [{ fromNight: 2, off: '50%' }],
      codes: [{ code: 'HALF', off: '50%' }],
      fees: [{ id: 'gst', percent: 10, of: ['rooms'] }],
    });
    expect(amountsOf(quoteOf(tariff, stayOf(2, { code: 'HALF', rooms: 2 })))).toBe(
      'rooms 40000, step -10000, code -15000, gst 1500',
    );
  });
});

describe('[F25] [F26] a fee that ends', () => {
  const visitors = { id: 'tax', each: 'adult', per: 'night', amount: '2.50' } as const;

  test('[F25] is charged for its first nights alone, and its factors say so', () => {
    const tariff = withFees({ ...visitors, firstNights: 4 });
    const lines = [3, 4, 5, 30].map((nights) =>
      quoteOf(tariff, stayOf(nights, { party: PARTY })).lines.at(-1),
    );
    expect(lines.map((line) => [line?.detail, line?.quantity, line?.amount])).toEqual([
      ['3 adults × $2.50 × 3 nights', 9, 2250],
      ['3 adults × $2.50 × 4 nights', 12, 3000],
      ['3 adults × $2.50 × 4 nights', 12, 3000],
      ['3 adults × $2.50 × 4 nights', 12, 3000],
    ]);
    for (const per of [undefined, 'stay'] as const) {
      expect(() => withFees({ id: 'tax', amount: 5, ...(per && { per }), firstNights: 1 })).toThrow(
        'fees[0].firstNights: nightly',
      );
    }
  });

  test('[F26] is no more than its most, and says so in the place of its factors', () => {
    const tariff = withFees({ ...visitors, most: 30 }, { id: 'gst', percent: 10, of: ['tax'] });
    const lines = [4, 5].map((nights) => quoteOf(tariff, stayOf(nights, { party: PARTY })).lines.slice(-2));
    expect(lines[0]).toMatchObject([
      { detail: '3 adults × $2.50 × 4 nights', amount: 3000 },
      { amount: 300 },
    ]);
    expect(lines[1]).toEqual([
      { kind: 'tax', rule: 'Q2', label: 'tax', detail: 'At most $30 a stay', amount: 3000 },
      expect.objectContaining({ amount: 300 }),
    ]);
  });

  test('[F25] [F26] are read with their ranges', () => {
    for (const wrong of [{ firstNights: 0 }, { firstNights: 366 }, { most: -1 }, { most: '100000' }]) {
      expect(() => withFees({ ...visitors, ...wrong })).toThrow(/fees\[0\]\.(firstNights|most)/);
    }
  });
});

describe('[F27] a tax that the prices have in them', () => {
  const vat = { id: 'vat', label: 'VAT', percent: 7, of: ['rooms'], included: true } as const;
  const lastOf = (tariff: Tariff, nights = 1) => quoteOf(tariff, stayOf(nights)).lines.at(-1);

  test('adds nothing to the total, and its line says how much it is', () => {
    const { lines, total } = quoteOf(withFees(vat), stayOf(2));
    expect(total).toBe(20_000);
    const included = { amount: 1308, price: 20_000, percents: 7, of: ['rooms'] };
    const share = { percent: 7, base: 18_692, round: 'cent', included };
    const words = { label: 'VAT', detail: '7% included: $13.08' };
    expect(lines.at(-1)).toEqual(lineOf('F27 vat', 0, { ...words, share }));
  });

  test.prop([
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 1, max: 30 }),
  ])('is its percentage of the price without it, to the nearest cent', (price, millionths, nights) => {
    const percent = (millionths / 10_000).toFixed(4);
    const nightly = [{ price: (price / 100).toFixed(2) }];
    const tariff = tariffWith({ nightly, fees: [{ ...vat, percent, always: true }] });
    const { share } = lastOf(tariff, nights) as QuoteLine;
    const { amount } = share!.included!;
    expect(share!.base + amount).toBe(price * nights);
    // The exact tax times (1 + rate) is the price times the rate.
    const miss = BigInt(amount) * BigInt(1_000_000 + millionths) - BigInt(price * nights * millionths);
    expect(2n * miss <= BigInt(1_000_000 + millionths)).toBe(true);
    expect(-2n * miss < BigInt(1_000_000 + millionths)).toBe(true);
  });

  test('two in one price are each of the price without both', () => {
    const gst = { ...vat, id: 'gst', percent: 5 };
    const qst = { ...vat, id: 'qst', percent: '9.975' };
    const { lines, total } = quoteOf(withFees(gst, qst), stayOf(1));
    expect(total).toBe(10_000);
    // 100 / 1.14975 is 86.975429…
    expect(lines.slice(1).map(({ share }) => [share?.base, share?.included?.amount])).toEqual([
      [8698, 435],
      [8698, 868],
    ]);
    expect(lines[1]?.share?.included?.percents).toBe(14.975);
    // The one that is not charged is in the price no more.
    const long = quoteOf(withFees(gst, { ...qst, exempt: { fromNights: 2 } }), stayOf(2)).lines;
    expect(long.at(-2)?.share?.included).toMatchObject({ amount: 952, price: 20_000, percents: 5 });
    expect(long.at(-1)).toMatchObject({ amount: 0, detail: 'Not charged from 2 nights' });
  });

  test('is none where the rooms cost nothing, unless it is always shown', () => {
    const free = (more = {}) => tariffWith({ nightly: [{ price: 0 }], fees: [{ ...vat, ...more }] });
    expect(lastOf(free())?.kind).toBe('rooms');
    expect(lastOf(free({ always: true }))).toMatchObject({ kind: 'vat', detail: '7% included: $0' });
  });

  test('has no rounding of its own, and no fee is a share of it', () => {
    const [pets, cot] = ['pets', 'cot'].map((id) => ({ id, amount: 9 })) as [FeeData, FeeData];
    const APART = 'included';
    const wrong: readonly [fees: FeeData[], fault: string][] = [
      [[{ ...vat, round: 'cent' }], 'fees[0].round: unknown'],
      [[{ ...vat, included: 'yes' as never }], 'fees[0].included: flag'],
      [[vat, { id: 'levy', percent: 3, of: ['vat'] }], 'fees[1].of: words rooms'],
      [[{ id: 'cot', amount: 9, included: true } as never], 'fees[0].included: unknown'],
      [[pets, vat, { ...vat, id: 'other', of: ['pets', 'rooms'] }], `fees[2].of: ${APART}`],
      [[pets, { ...vat, of: ['pets', 'rooms'] }, { ...vat, id: 'other' }], `fees[2].of: ${APART}`],
      [
        [pets, cot, { ...vat, of: ['rooms', 'pets'] }, { ...vat, id: 'other', of: ['rooms', 'cot'] }],
        `fees[3].of: ${APART}`,
      ],
    ];
    for (const [fees, fault] of wrong) expect(() => withFees(...fees)).toThrow(fault);
    const full = { ...vat, id: 'full', percent: 19, of: ['pets'] };
    const apart = withFees({ id: 'pets', amount: 10 }, vat, full);
    expect(lastOf(apart)?.share?.included).toEqual({ amount: 160, price: 1000, percents: 19, of: ['pets'] });
    const both = { ...vat, of: ['rooms', 'pets'] };
    const turned = withFees({ id: 'pets', amount: 10 }, both, { ...both, id: 'b', of: ['pets', 'rooms'] });
    expect(lastOf(turned)?.share?.included).toMatchObject({ amount: 675, price: 11_000, percents: 14 });
  });
});

test('[F17] a fixed amount that is a tax says so in its line', () => {
  const tax = { name: 'City tax', number: '77' };
  const lines = [{ most: 3 }, {}].map(
    (more) => quoteOf(withFees({ id: 'city', amount: 5, ...more, tax }), stayOf(1)).lines[1],
  );
  expect(lines).toEqual([
    { kind: 'city', rule: 'F17', label: 'city', detail: 'At most $3 a stay', amount: 300, tax },
    { kind: 'city', rule: 'F17', label: 'city', quantity: 1, unitAmount: 500, amount: 500, tax },
  ]);
});

describe('[F13] fees that are not charged', () => {
  const tariff = withFees(
    { id: 'levy', label: 'Levy', percent: 4, of: ['rooms'], exempt: { fromNights: 28 } },
    { id: 'gst', percent: 5, of: ['rooms', 'levy'] },
  );

  test('[F13] a long stay does not pay, and a line says so', () => {
    expect(priceTotal(tariff, stayOf(27))).toBe(270_000 + 10_800 + 14_040);
    expect(quoteOf(tariff, stayOf(28)).lines.slice(1)).toEqual([
      { kind: 'levy', rule: 'Q3', label: 'Levy', detail: 'Not charged from 28 nights', amount: 0 },
      lineOf('Q3 gst', 14_000, { detail: '5%', share: { percent: 5, base: 280_000, round: 'cent' } }),
    ]);
  });

  test('[F13] a recorded reason is in the line, and in the quote', () => {
    const exempt = { gst: 'Band member, card 123' };
    const quote = quoteOf(tariff, stayOf(1, { exempt }));
    expect(quote.exempt).toEqual(exempt);
    expect(quote.total).toBe(10_400);
    expect(quote.lines[2]).toEqual(lineOf('Q3 gst', 0, { detail: 'Not charged: Band member, card 123' }));
    expect(quoteOf(tariff, stayOf(1, { exempt: {} })).total).toBe(10_920);
    expect(quoteOf(tariff, stayOf(1, { exempt: { gst: 'x'.repeat(200) } })).total).toBe(10_400);
  });

  test.each<[unknown, readonly unknown[]]>([
    [{ pst: 'x' }, ['F13', 'exemption-unknown', 'exempt', 'pst']],
    [{ toString: 'x' }, ['F13', 'exemption-unknown', 'exempt', 'toString']],
    [{ rooms: 'x' }, ['F13', 'exemption-unknown', 'exempt', 'rooms']],
    [{ gst: ' ' }, ['F13', 'exemption-without-reason', 'exempt', 'gst']],
    [{ gst: true }, ['F13', 'exemption-without-reason', 'exempt', 'gst']],
    [{ gst: undefined }, ['F13', 'exemption-without-reason', 'exempt', 'gst']],
    [{ gst: 'x'.repeat(201) }, ['F13', 'exemption-without-reason', 'exempt', 'gst']],
    [null, ['F13', 'exemptions-invalid', 'exempt']],
    ['gst', ['F13', 'exemptions-invalid', 'exempt']],
    [5, ['F13', 'exemptions-invalid', 'exempt']],
    [['gst'], ['F13', 'exemptions-invalid', 'exempt']],
  ])('[F13] %j is refused', (exempt, refusal) => {
    expect(refusalOf(tariff, stayOf(1, { exempt: exempt as never }))).toEqual(refusal);
  });
});

describe('[F14] promotion codes', () => {
  const tariff = tariffWith({
    rooms: { queen: { sleeps: 4 }, king: { sleeps: 4 } },
    nightly: [{ price: '33.33' }],
    codes: [
      { code: 'Summer', off: '10%' },
      { code: 'FLAT', off: '50' },
      { code: 'KING', off: '1', room: 'king' },
      { code: 'JULY', off: '1', from: '2027-07-04', to: '2027-07-06', minNights: 2 },
      { code: 'EARLY', off: '1', bookedFrom: '2027-01-01', bookedTo: '2027-01-31' },
      { code: 'LATE', off: '1', bookedFrom: '2027-06-01' },
      { code: 'SOON', off: '1', bookedTo: '2027-05-31' },
    ],
  });
  const total = (code: string, change: object = {}) => priceTotal(tariff, stayOf(2, { code, ...change }));

  test('[F14] a percentage is rounded to the nearest cent, of all rooms', () => {
    expect(total('Summer')).toBe(6666 - 667);
    expect(total('Summer', { rooms: 3 })).toBe(19_998 - 2000);
    expect(quoteOf(tariff, stayOf(2, { code: 'Summer' })).lines[1]).toEqual(
      lineOf('F14 code', -667, { label: 'Code SUMMER' }),
    );
  });

  test('[F14] an amount is at most the room nights', () => {
    expect(total('FLAT')).toBe(1666);
    expect(priceTotal(tariff, stayOf(1, { code: 'FLAT' }))).toBe(0);
    expect(quoteOf(tariff, stayOf(1, { code: 'FLAT' })).lines[1]?.amount).toBe(-3333);
  });

  test('[F14] case and white space around a code do not matter', () => {
    for (const code of ['SUMMER', 'summer', ' Summer ']) expect(total(code)).toBe(5999);
    expect(quoteOf(tariff, stayOf(2, { code: ' Summer ' })).code).toBe(' Summer ');
  });

  test.each<[unknown]>([['WINTER'], [''], ['summ er'], [5], [null], [{ code: 'summer' }], [['summer']]])(
    '[F14] %j is not known',
    (code) => {
      expect(refusalOf(tariff, stayOf(2, { code: code as never }))).toEqual(['F14', 'code-unknown', 'code']);
    },
  );

  const NOT_VALID = ['F14', 'code-not-valid', 'code'];
  test('[F14] is for its rooms, dates and nights', () => {
    expect(refusalOf(tariff, stayOf(2, { code: 'king' }))).toEqual(NOT_VALID);
    expect(total('king', { room: 'king' })).toBe(6566);
    const july = (from: number, to: number) =>
      stayOf(1, { from: `2027-07-0${from}`, to: `2027-07-0${to}`, code: 'july' });
    expect(priceTotal(tariff, july(4, 7))).toBe(9899);
    expect(priceTotal(tariff, july(5, 7))).toBe(6566);
    for (const stay of [july(3, 6), july(4, 5), july(4, 8), july(5, 8)]) {
      expect(refusalOf(tariff, stay)).toEqual(NOT_VALID);
    }
  });

  test('[F14] is for its days of booking', () => {
    for (const bookedOn of ['2027-01-01', '2027-01-31']) expect(total('early', { bookedOn })).toBe(6566);
    for (const bookedOn of ['2026-12-31', '2027-02-01', undefined]) {
      expect(refusalOf(tariff, stayOf(2, { code: 'early', bookedOn }))).toEqual(NOT_VALID);
    }
    expect(total('late', { bookedOn: '2029-01-01' })).toBe(6566);
    expect(total('soon', { bookedOn: '2020-01-01' })).toBe(6566);
    expect(refusalOf(tariff, stayOf(2, { code: 'soon', bookedOn: '2027-06-01' }))).toEqual(NOT_VALID);
    expect(refusalOf(tariff, stayOf(2, { code: 'late', bookedOn: '2027-05-31' }))).toEqual(NOT_VALID);
    expect(quoteOf(tariff, stayOf(2, { code: 'late', bookedOn: '2027-06-01' })).bookedOn).toBe('2027-06-01');
  });

  test.each<[unknown]>([['2027-02-30'], [''], [null], [5], [{}]])(
    '[F14] %j is no day of booking',
    (bookedOn) => {
      const wrong = ['F14', 'booking-day-invalid', 'bookedOn'];
      expect(refusalOf(tariff, stayOf(2, { bookedOn: bookedOn as never }))).toEqual(wrong);
    },
  );

  test('[F14] changes no night of the calendar', () => {
    expect(nightPrices(tariff, 'queen', '2027-07-04', '2027-07-05')).toEqual([
      { date: '2027-07-04', price: 3333 },
    ]);
  });
});

describe('[F15] the terms of cancelling', () => {
  const rooms = { queen: { sleeps: 4 }, king: { sleeps: 4 } };
  const tariff = tariffWith({
    rooms,
    nightly: [{ price: '100' }, { price: '150', on: ['mon'] }],
    fees: [{ id: 'cleaning', amount: '40' }],
    policies: [
      { keep: 'everything' },
      { keep: '33.33%', freeHours: 48, from: '2027-07-05', to: '2027-07-06' },
      { keep: 'first night', freeHours: 0, room: 'king', from: '2027-07-06' },
    ],
  });
  const policy = (day: number, nights: number, room = 'queen') =>
    quoteOf(tariff, stayOf(1, { room, from: `2027-07-0${day}`, to: `2027-07-0${day + nights}` })).policy;

  test('[F15] the last one that fits the room and the check-in wins', () => {
    expect(policy(4, 3)).toEqual({ freeHours: null, keep: 'everything', late: 39_000 });
    expect(policy(5, 1)).toEqual({ freeHours: 48, keep: '33.33%', late: 6333 });
    expect(policy(6, 1)).toEqual({ freeHours: 48, keep: '33.33%', late: 4666 });
    expect(policy(7, 1)).toEqual({ freeHours: null, keep: 'everything', late: 14_000 });
    expect(policy(6, 2, 'king')).toEqual({ freeHours: 0, keep: 'first night', late: 14_000 });
    expect(policy(5, 2, 'king')).toMatchObject({ keep: '33.33%' });
  });

  test('[F15] [X2] [X3] without a policy it is the first night, 24 hours', () => {
    const { policy, total } = quoteOf(tariffWith(), stayOf(3, { rooms: 2 }));
    expect([policy, total]).toEqual([{ freeHours: 24, keep: 'first night', late: 20_000 }, 60_000]);
    expect(quoteOf(tariffWith(), stayOf(1)).policy.late).toBe(10_000);
  });

  test('[F30] a deposit is a part of the total, or an amount, at most the total', () => {
    const terms = (deposit: string | number, more = {}) =>
      quoteOf(
        tariffWith({ rooms, nightly: [{ price: '100' }], policies: [{ keep: '50%', deposit, ...more }] }),
        stayOf(3),
      ).policy;
    const cancelling = { freeHours: null, keep: '50%', late: 15_000 };
    expect(terms('first night')).toEqual({ ...cancelling, deposit: 10_000 });
    expect(terms('33.33%', { restDays: 7 })).toEqual({ ...cancelling, deposit: 9999, restDays: 7 });
    expect(terms('50')).toStrictEqual({ ...cancelling, deposit: 5000 });
    expect(terms(1, { restDays: 0 })).toEqual({ ...cancelling, deposit: 100, restDays: 0 });
    expect(terms('299')).toEqual({ ...cancelling, deposit: 29_900 });
    for (const all of ['everything', '100%', 300, '5000', 0, '0%', '0.99', '299.01'])
      expect(terms(all, { restDays: 7 })).toEqual(cancelling);
  });

  test('[F30] [M9] in yen the least part is 100, too', () => {
    const deposits = [99, 100, 200, 201].map((deposit) => {
      const policies = [{ keep: '50%' as const, deposit }];
      return quoteOf(tariffWith({ rooms, currency: 'JPY', nightly: [{ price: 300 }], policies }), stayOf(1));
    });
    expect(deposits.map(({ policy }) => policy.deposit)).toEqual([undefined, 10_000, 20_000, undefined]);
  });

  test('[F32] a card guarantees what is kept, and nothing is paid', () => {
    const policies = [{ freeHours: 48, keep: 'everything', guarantee: 'card' }] as const;
    const { policy, total } = quoteOf(
      tariffWith({ rooms, nightly: [{ price: '100' }], policies }),
      stayOf(3),
    );
    expect(policy).toEqual({ freeHours: 48, keep: 'everything', late: 30_000, guarantee: 'card' });
    const day = civilDate('2027-07-04');
    expect(stayPayments({ total, policy }, day, day)).toEqual({ now: 0, rest: 30_000 });
  });
});
