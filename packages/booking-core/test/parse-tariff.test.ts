import { fc, it } from '@fast-check/vitest';
import { faultMessage } from '../src/faults.ts';
import { parseTariff, priceTotal, type TariffData, TariffError } from '../src/index.ts';
import { stayOf, tariffWith } from './support/pricing.ts';
import { runs } from './support/runs.ts';

const DATA = {
  id: 'test',
  currency: 'CAD',
  rooms: { queen: { sleeps: 2 }, suite: { sleeps: 6, included: 4, pets: 0 } },
  nightly: [{ price: '89' }],
} satisfies TariffData;

function faultsOf(data: unknown): string[] {
  try {
    parseTariff(data);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    return error.faults.map((fault) => `${fault.path}: ${faultMessage(fault)}`);
  }
  return [];
}

const MUST_BE_DATE = 'must be a date of the calendar, such as 2027-07-01';
const MUST_BE_AMOUNT = "must be an amount from 0 to 99999.99, such as '89' or '89.50'";
const MUST_BE_BOOLEAN = 'must be true or false';
const MUST_BE_CURRENCY = 'must be the ISO code of a currency, such as CAD';
const MUST_BE_DAYS = 'must be a list of sun, mon, tue, wed, thu, fri, sat, each once';
const MUST_BE_ENTRIES = 'must be a list of at most 10,000 entries';
const MUST_BE_KEPT = "must be 'first night', '2 nights', 'everything' or a percentage such as '50%'";
const MUST_BE_ROUNDING = 'must be one of cent, cent-up, cent-down, dollar, dollar-up, dollar-down';
const MUST_BE_TEXT = 'must be text of 1 to 200 characters';
const MUST_BE_UNIQUE = 'must be unique, and none of rooms, persons, step, period, code, rounding';
const MUST_BE_UNIT = 'must be one of room, person, adult, child, infant, extra-person, pet';
const MUST_BE_SHARE = 'must be a percentage from 0 to 100 with at most 4 decimals';
const FEE = { id: 'a', amount: 1 };
const TWO_FREE = { nights: 2, price: 0 };
const fee = (change: object) => ({ fees: [FEE, { ...FEE, id: 'b', ...change }] });
const percent = (change: object) => fee({ amount: undefined, percent: 5, of: ['rooms'], ...change });
const policy = (change: object) => ({ policies: [{ keep: '50%', ...change }] });
const codes = (...entries: object[]) => ({ codes: entries });
const steps = (...entries: object[]) => ({ steps: entries });
const code = (change: object) => ({ codes: [{ code: 'A', off: 1, ...change }] });
const step = (change: object) => ({ steps: [{ fromNight: 8, off: '10%', ...change }] });
const including = (article: object) => ({
  articles: [{ id: 'tea', ...article }],
  plans: [{ id: 'a', includes: { tea: 'stay' } }],
});
const queen = (room: unknown) => ({ rooms: { queen: room } });
const night = (change: object) => ({ nightly: [{ price: '89' }, { price: '99', ...change }] });

describe('[F1] a tariff is refused whole, with the path of every fault', () => {
  test.each<[fault: string, ...changes: object[]]>([
    [`id: ${MUST_BE_TEXT}`, { id: '' }, { id: ' ' }, { id: undefined }, { id: 'x'.repeat(201) }],
    [`currency: ${MUST_BE_CURRENCY}`, { currency: 'cad' }, { currency: 'CADX' }, { currency: 'XCAD' }],
    [`currency: ${MUST_BE_CURRENCY}`, { currency: ['CAD'] }, { currency: 'XXX' }, { currency: 'BTC' }],
    ['rooms: must have at least one room', { rooms: {} }],
    ['rooms.queen.sleeps: must be a whole number from 1 to 1000', queen({ sleeps: 0 })],
    ['rooms.queen.sleeps: must be a whole number from 1 to 1000', queen({})],
    ['rooms.queen.included: must be a whole number from 1 to 2', queen({ sleeps: 2, included: 3 })],
    ['rooms.queen.pets: must be a whole number from 0 to 1000', queen({ sleeps: 2, pets: -1 })],
    ['rooms.queen.beds: is not known', queen({ sleeps: 2, beds: 1 })],
    ['ages: must be an object', { ages: 2 }, { ages: null }, { ages: [] }],
    ['ages.free: must be a list of child, infant, each once', { ages: { free: ['adult'] } }],
    ['ages.free: must be a list of child, infant, each once', { ages: { free: ['child', 'adult'] } }],
    ['ages.free: must be a list of child, infant, each once', { ages: { free: ['child', 'child'] } }],
    ['ages.free: must be a list of child, infant, each once', { ages: { free: null } }],
    ['ages.adultsOnly: must be true or false', { ages: { adultsOnly: 'yes' } }],
    [`fees[1].amount: ${MUST_BE_AMOUNT}`, fee({ amount: null }), fee({ amount: true })],
    ['ages.fare: is not known', { ages: { free: [], fare: [] } }],
    [`nightly: ${MUST_BE_ENTRIES}`, { nightly: undefined }, { nightly: {} }],
    [`nightly: ${MUST_BE_ENTRIES}`, { nightly: Array.from({ length: 10_001 }, () => ({ price: 1 })) }],
    [`nightly[1].price: ${MUST_BE_AMOUNT}`, night({ price: '-1' }), night({ price: '89.005' })],
    [`nightly[1].price: ${MUST_BE_AMOUNT}`, night({ price: '100000' }), night({ price: null })],
    [`nightly[1].price: ${MUST_BE_AMOUNT}`, night({ price: Number.NaN })],
    ['nightly[1].room: must be a list of queen, suite, each once', night({ room: 'king' })],
    ['nightly[1].room: must be a list of queen, suite, each once', night({ room: [] })],
    ['nightly[1].room: must be a list of queen, suite, each once', night({ room: ['queen', 'queen'] })],
    [`nightly[1].from: ${MUST_BE_DATE}`, night({ from: '2027-02-30' })],
    [`nightly[1].to: ${MUST_BE_DATE}`, night({ to: 20270701 })],
    ['nightly[1].to: must not be before from', night({ from: '2027-07-02', to: '2027-07-01' })],
    [`nightly[1].on: ${MUST_BE_DAYS}`, night({ on: ['friday'] })],
    ['nightly[1].minNights: must be a whole number from 1 to 365', night({ minNights: 0 })],
    ['nightly[1].maxNights: must be a whole number from 1 to 365', night({ maxNights: 366 })],
    ['nightly[1].maxNights: must not be less than minNights', night({ minNights: 3, maxNights: 2 })],
    [`nightly[1].closed: ${MUST_BE_BOOLEAN}`, night({ closed: 'yes' })],
    [`nightly[1].closedToArrival: ${MUST_BE_BOOLEAN}`, night({ closedToArrival: 1 })],
    [`nightly[1].closedToDeparture: ${MUST_BE_BOOLEAN}`, night({ closedToDeparture: null })],
    ['nightly[1].prise: is not known', night({ prise: '5' })],
    [`nightly[1].name: ${MUST_BE_TEXT}`, night({ name: '' }), night({ name: 7 })],
    ['nightly[0]: must have a price or a restriction', { nightly: [{ name: 'Summer' }] }],
    ['steps[0].fromNight: must be a whole number from 2 to 365', { steps: [{ off: '10%' }] }],
    ['steps[0].fromNight: must be a whole number from 2 to 365', { steps: [{ fromNight: 1, off: '10%' }] }],
    [`steps[0].off: ${MUST_BE_SHARE}`, step({ off: '10' }), step({ off: 10 }), step({ off: '101%' })],
    [`steps[0].off: ${MUST_BE_SHARE}`, step({ off: '1.00001%' })],
    ['steps[0].nights: is not known', step({ off: '10%', nights: 2 })],
    [
      'steps: must be in the order of their nights, each once, for room queen',
      steps({ fromNight: 8, off: '10%' }, { fromNight: 8, off: '9%', room: 'queen' }),
    ],
    ['periods[0].nights: must be a whole number from 2 to 365', { periods: [{ nights: 1, price: 1 }] }],
    [`periods[0].price: ${MUST_BE_AMOUNT}`, { periods: [{ nights: 7 }] }],
    ['periods[0].per: is not known', { periods: [{ nights: 7, price: 1, per: 2 }] }],
    [`fees[1].id: ${MUST_BE_UNIQUE}`, fee({ id: 'a' }), fee({ id: 'code' })],
    [`fees[1].label: ${MUST_BE_TEXT}`, fee({ label: '' })],
    ['fees[1].amount: must be an object', fee({ amount: [] })],
    ['fees[1].amount.king: is not known', fee({ amount: { king: 1 } })],
    [`fees[1].amount.queen: ${MUST_BE_AMOUNT}`, fee({ amount: { queen: 'a' } })],
    [`fees[1].each: ${MUST_BE_UNIT}`, fee({ each: 'dog' })],
    ['fees[1].per: must be one of stay, night', fee({ per: 'week' })],
    [`fees[1].always: ${MUST_BE_BOOLEAN}`, fee({ always: 'yes' })],
    ['fees[1].exempt.fromNights: must be a whole number from 2 to 365', fee({ exempt: {} })],
    ['fees[1].exempt.to: is not known', fee({ exempt: { fromNights: 2, to: 3 } })],
    ['fees[1].to: must not be before from', fee({ from: '2027-07-02', to: '2027-07-01' })],
    [`fees[1].percent: ${MUST_BE_SHARE}`, percent({ percent: '5%' }), percent({ percent: {} })],
    [`fees[1].percent: ${MUST_BE_SHARE}`, percent({ percent: ['5'] }), percent({ percent: '100.0001' })],
    [
      `fees[1].percent: ${MUST_BE_SHARE}`,
      ...['a5', '5a', '1.00001'].map((share) => percent({ percent: share })),
    ],
    ['fees[1].of: must be a list of rooms, a, each once', percent({ of: ['b'] }), percent({ of: [] })],
    ['fees[1].of: must be a list of rooms, a, each once', percent({ of: 'rooms' })],
    [`fees[1].round: ${MUST_BE_ROUNDING}`, percent({ round: 'up' })],
    ['fees[1].amount: is not known', percent({ amount: 1 })],
    [`round: ${MUST_BE_ROUNDING}`, { round: 'up' }],
    [
      `policies[0].keep: ${MUST_BE_KEPT}`,
      ...['nothing', 'a 2 nights', '2 nights a'].map((keep) => policy({ keep })),
    ],
    [`policies[0].deposit: ${MUST_BE_KEPT}`, policy({ deposit: 'half' })],
    [`policies[0].deposit: ${MUST_BE_AMOUNT}`, policy({ deposit: '-5' }), policy({ deposit: {} })],
    ['policies[0].guarantee: stands without a deposit', policy({ deposit: 10, guarantee: 'card' })],
    ['policies[0].restDays: belongs to a deposit', policy({ restDays: 7 })],
    ['policies[0].restDays: must be a whole number from 0 to 365', policy({ deposit: 10, restDays: 366 })],
    [`policies[0].keep: ${MUST_BE_SHARE}`, { policies: [{ keep: '500%' }] }],
    [`policies[0].keep: ${MUST_BE_TEXT}`, { policies: [{ freeHours: 24 }] }],
    ['policies[0].freeHours: must be a whole number from 0 to 8760', policy({ freeHours: 8761 })],
    ['policies[0].changeHours: must be a whole number from 0 to 8760', policy({ changeHours: 'ever' })],
    ['policies[0].hours: is not known', policy({ hours: 24 })],
    [`codes[0].code: ${MUST_BE_TEXT}`, { codes: [{ off: '10%' }] }],
    [`codes[0].off: ${MUST_BE_AMOUNT}`, { codes: [{ code: 'A' }] }],
    [`codes[0].off: ${MUST_BE_SHARE}`, { codes: [{ code: 'A', off: 'x%' }] }],
    ['codes[0].uses: must be a whole number from 1 to 1000000', code({ uses: 0 })],
    ['codes[0].minNights: must be a whole number from 1 to 365', code({ minNights: 0 })],
    [`codes[0].bookedFrom: ${MUST_BE_DATE}`, code({ bookedFrom: 'x' })],
    [
      'codes[0].bookedTo: must not be before bookedFrom',
      code({ bookedFrom: '2027-02-02', bookedTo: '2027-02-01' }),
    ],
    ['codes: must be there once', codes({ code: 'A', off: 1 }, { code: 'a', off: 2 })],
    ['codes[0].use: is not known', code({ use: 1 })],
    ['plans[0].includes.tea: needs a price, and no credit', including({}), including({ id: 'x', price: 5 })],
    ['plans[0].includes.tea: needs a price, and no credit', including({ price: 5, isCredit: true })],
    [
      'plans[3].follows: must not be the end of more than 3 plans that follow each other',
      { plans: [...'abcd'].map((id, at) => ({ id, follows: 'abc'[at - 1] })) },
    ],
    ['extra: is not known', { extra: 1 }],
  ])('[F1] [F3] %s', (fault, ...changes) => {
    for (const change of changes) expect(faultsOf({ ...DATA, ...change })).toEqual([fault]);
  });

  test.each([undefined, null, 5, 'tariff', [], () => DATA, Symbol('x'), 1n])(
    '[F1] %o is no tariff',
    (data) => {
      const [first] = faultsOf(data);
      expect(first).toMatch(/^tariff: must be (?:an object|JSON)$/);
    },
  );

  test('[F1] reports every fault at once, and their paths are in the message', () => {
    const data = { ...DATA, id: 5, nightly: [{ price: 'x' }], extra: 1 };
    const paths = ['id', 'nightly[0].price', 'extra'];
    expect(faultsOf(data).map((fault) => fault.split(':')[0])).toEqual(paths);
    const none = ['nightly[0]: must be an object', 'nightly[0]: must have a price or a restriction'];
    for (const entry of [null, []]) expect(faultsOf({ ...DATA, nightly: [entry] })).toEqual(none);
    expect(() => parseTariff(data)).toThrow(/The tariff is refused\n {2}id: .*\n {2}nightly\[0\]\.price: /);
    expect(new TariffError([])).toMatchObject({ name: 'TariffError', faults: [] });
  });

  test('[F1] text that JSON does not have is refused, not left out', () => {
    expect(faultsOf({ ...DATA, ages: () => 0 })).toEqual(['tariff: must be JSON']);
    expect(faultsOf({ ...DATA, id: Symbol('id') })).toEqual(['tariff: must be JSON']);
    const circular: Record<string, unknown> = { ...DATA };
    circular.self = circular;
    expect(faultsOf(circular)).toEqual(['tariff: must be JSON']);
    const throwing = {
      toString: () => {
        throw new Error('no');
      },
    };
    expect(faultsOf({ ...DATA, fees: [{ id: throwing, percent: throwing, of: throwing }] })).not.toEqual([]);
  });
});

describe('[F1] [Q6] a total is always exact', () => {
  const doubling = (times: number) => ({
    ...DATA,
    nightly: [{ price: '99999.99' }],
    fees: Array.from({ length: times }, (_, at) => ({
      id: `f${at}`,
      percent: 100,
      of: ['rooms', ...Array.from({ length: at }, (__, before) => `f${before}`)],
    })),
  });

  test('[F1] [Q6] fees that could make it inexact are a fault', () => {
    expect(faultsOf(doubling(11))).toEqual([]);
    expect(faultsOf(doubling(12))).toEqual(['fees: must not make a total that is too large to be exact']);
    expect(faultsOf(doubling(60))).toHaveLength(1);
    // A tax within the price adds nothing.
    const within = (times: number) => {
      const vat = { id: 'vat', percent: 7, of: ['rooms'], included: true };
      return { ...doubling(times), fees: [vat, ...doubling(times).fees] };
    };
    expect(faultsOf(within(11))).toEqual([]);
    expect(faultsOf(within(12))).toEqual(['fees: must not make a total that is too large to be exact']);
    const fixed = (count: number) => ({
      ...DATA,
      fees: Array.from({ length: count }, (_, at) => ({ id: `f${at}`, amount: '99999.99' })),
    });
    expect(faultsOf(fixed(822))).toEqual([]);
    expect(faultsOf(fixed(823))).toHaveLength(1);
  });

  test('[Q6] the largest total that is accepted is exact', () => {
    const year = { room: 'queen', from: '2026-01-01', to: '2027-01-01' };
    const total = priceTotal(parseTariff(doubling(11)), { ...year, party: { adults: 1 }, rooms: 1000 });
    expect(BigInt(total ?? 0)).toBe(9_999_999n * 365n * 1000n * 2048n);
  });
});

describe('[F1] [F3] the edges of what is accepted', () => {
  test.each<object[]>([
    [{ id: 'x'.repeat(200) }, { currency: 'USD' }],
    [queen({ sleeps: 1000, included: 1000, pets: 1000 })],
    [queen({ sleeps: 1, included: 1, pets: 0 }), { ages: { free: [] } }],
    [{ ages: { free: ['child', 'infant'] } }, { nightly: [] }],
    [{ nightly: Array.from({ length: 10_000 }, () => ({ price: 1 })) }, night({ price: '99999.99' })],
    [night({ price: 0 }), night({ name: 'High summer' }), night({ room: ['queen', 'suite'] })],
    [night({ from: '2027-07-01', to: '2027-07-01' }), night({ minNights: 365, maxNights: 365 })],
    [night({ minNights: 1, maxNights: 1 }), { nightly: [{ closed: false }] }],
    [{ nightly: [{ minNights: 2 }] }, { nightly: [{ maxNights: 2 }] }],
    [{ nightly: [{ closedToArrival: true }] }, { nightly: [{ closedToDeparture: true }] }],
    [steps({ fromNight: 2, off: '0%' }, { fromNight: 365, off: '100%', wholeStay: true })],
    [steps({ fromNight: 9, off: '1%', room: 'queen' }, { fromNight: 8, off: '1%', room: 'suite' })],
    [{ periods: [TWO_FREE, { nights: 365, price: '99999.99' }] }],
    [fee({ label: 'x', each: 'pet', per: 'night', always: true, exempt: { fromNights: 2 } })],
    [fee({ amount: {} }), percent({ percent: '9.975', of: ['a', 'rooms'], round: 'dollar-down' })],
    [percent({ percent: '0.0001' }), percent({ percent: 100 })],
    [
      {
        policies: [
          { keep: '100%', changeHours: 'never' },
          { keep: 'everything', freeHours: 0 },
          { keep: '365 nights', freeHours: 8760 },
        ],
      },
    ],
    [codes({ code: 'A', off: '100%', uses: 1_000_000, minNights: 365 }, { code: 'B', off: 0, uses: 1 })],
    [code({ bookedFrom: '2027-02-01', bookedTo: '2027-02-01' })],
  ])('[F1] %j', (...changes) => {
    for (const change of changes) expect(faultsOf({ ...DATA, ...change })).toEqual([]);
  });
});

describe('[F1] [Q11] an accepted tariff', () => {
  test('[F1] is frozen, and has its own copy of the data', () => {
    const data = structuredClone({ ...DATA, fees: [{ id: 'pet', amount: { queen: '15' } }] });
    const tariff = parseTariff(data);
    expect(tariff.data).toEqual(data);
    expect(tariff.id).toBe('test');
    expect(everyObject(tariff.data).every((part) => Object.isFrozen(part))).toBe(true);
    expect(Object.isFrozen(tariff)).toBe(true);
    const before = priceTotal(tariff, stayOf(2));
    data.nightly[0]!.price = '1';
    data.fees[0]!.amount.queen = '0';
    expect(priceTotal(tariff, stayOf(2))).toBe(before);
    expect(priceTotal(parseTariff(data), stayOf(2))).not.toBe(before);
  });

  test('[F1] its data makes the same tariff again', () => {
    const tariff = tariffWith({ steps: [{ fromNight: 3, off: '10%' }] });
    const again = parseTariff(JSON.parse(JSON.stringify(tariff.data)));
    expect(again.data).toEqual(tariff.data);
    expect(priceTotal(again, stayOf(5))).toBe(priceTotal(tariff, stayOf(5)));
  });

  test('[P4] [F1] ages that stay free can be others', () => {
    const total = (ages: TariffData['ages']) =>
      priceTotal(
        tariffWith({ ...(ages && { ages }), fees: [{ id: 'x', each: 'extra-person', amount: 10 }] }),
        { ...stayOf(1), party: { adults: 2, children: 1, infants: 1 }, rooms: 1 },
      );
    expect(total(undefined)).toBe(11_000);
    expect(total({ free: ['child'] })).toBe(11_000);
    expect(total({ free: ['infant'] })).toBe(11_000);
    expect(total({ free: ['child', 'infant'] })).toBe(10_000);
    expect(total({ free: [] })).toBe(12_000);
    expect(total({ adultsOnly: false })).toBe(11_000);
  });
});

const FIELDS = 'id room price amount percent of off code keep nights on'.split(' ');

/** Values that come near a tariff: its own fields, with anything in some of them. */
const nearlyTariffs = fc
  .tuple(
    fc.constantFrom(
      ...Object.keys({ ...DATA, fees: 1, steps: 1, periods: 1, policies: 1, codes: 1, ages: 1, round: 1 }),
    ),
    fc.oneof(
      fc.anything(),
      fc.array(
        fc.dictionary(
          fc.constantFrom(...FIELDS),
          fc.oneof(fc.anything(), fc.constantFrom('queen', '89', '10%', ['rooms'], 7)),
        ),
      ),
    ),
  )
  .map(([field, value]) => ({ ...DATA, [field]: value }));

it.prop([fc.oneof(fc.anything({ withBigInt: true, withSparseArray: true }), nearlyTariffs)], {
  ...runs(10),
})('[F1] [R1] anything gives a tariff or a TariffError with paths', (data) => {
  try {
    expect(parseTariff(data).id).toBeTypeOf('string');
  } catch (error) {
    expect(error).toBeInstanceOf(TariffError);
    const { faults } = error as TariffError;
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect([fault.path, faultMessage(fault)]).not.toContain('');
  }
});

function everyObject(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(everyObject)];
}
