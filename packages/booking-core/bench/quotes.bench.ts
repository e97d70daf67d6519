/**
 * Prices per second, as a ratio to a straightforward program in floating point, measured in the same run.
 *
 * Run: `node packages/booking-core/bench/quotes.bench.ts`
 */
import { report } from '../../../scripts/bench/figures.ts';
import {
  addDays,
  civilDate,
  ENGLISH,
  MAX_NIGHTS,
  type NightlyData,
  nightPrices,
  parseTariff,
  price,
  priceTotal,
  type StayRequest,
  type Tariff,
  verifyQuote,
} from '../src/index.ts';
import { demoTariff } from '../test/support/demo-room.ts';
import { type NaiveRoom, naiveNights, naivePrice, naiveTotal } from './naive.ts';

const ROUNDS = 25;
const CALLS = 20_000;
const ROOMS = 40;

const SEASONS = [
  { price: '109', on: ['fri', 'sat'] },
  { price: '129.50', from: '2027-07-01', to: '2027-08-31' },
  { price: '149.50', from: '2027-07-01', to: '2027-08-31', on: ['fri', 'sat'] },
  { price: '99', from: '2026-12-20', to: '2027-01-03' },
] as const satisfies readonly NightlyData[];

const words = ENGLISH.price;
const sale = { bookedOn: '2027-01-01' };
const data = demoTariff();
const standard = parseTariff(data);
const seasonal = parseTariff({ ...data, nightly: [...data.nightly, ...SEASONS] });
const rooms = Array.from({ length: ROOMS }, (_, room) => [`room${room}`, { sleeps: 4, included: 2 }]);
const nightly = [{ price: '89' }, ...SEASONS];
const many = parseTariff({ ...data, rooms: Object.fromEntries(rooms), nightly, fees: [] });

/** So many plans of 12 kinds of room, each with prices of its own in every month of two years. */
function withPlans(count: number): Tariff {
  const kinds = rooms.slice(0, 12);
  const months = Array.from({ length: 24 }, (_, month) => {
    const from = addDays(civilDate('2026-11-21'), month * 30);
    return { from, to: addDays(from, 29), price: String(90 + month) };
  });
  const plans = Array.from({ length: count }, (_, at) => ({
    id: `plan${at}`,
    ...(at % 3 > 0 && { follows: `plan${at - 1}`, percent: -5 }),
    nightly: months.filter((_month, month) => month % 7 === at % 7),
  }));
  return parseTariff({ ...data, rooms: Object.fromEntries(kinds), nightly: months, plans, fees: [] });
}
const [onePlan, manyPlans] = [withPlans(1), withPlans(30)];
const planned = (tariff: Tariff, plan: string, index: number) => {
  const got = price(tariff, { ...requestAt(index), room: `room${index % 12}`, plan }, words);
  return got.ok ? got.quote.lines.length : 0;
};

const naive: NaiveRoom = { sleeps: 4, included: 2, price: 89, petFee: 15, extraPersonCharge: 20, rates: [] };
const naiveSeasonal: NaiveRoom = {
  ...naive,
  rates: SEASONS.map((season) => ({
    price: Number(season.price),
    ...('from' in season && { from: new Date(season.from), to: new Date(season.to) }),
    ...('on' in season && { on: [5, 6] }),
  })),
};

/** 1024 different stays and parties in turn, so that the engine cannot predict a result. */
const requests = Array.from({ length: 1024 }, (_, index): StayRequest => {
  const nights = index % 16 === 0 ? 1 + ((index * 7) % MAX_NIGHTS) : 1 + (index % 14);
  const from = addDays(civilDate('2026-11-21'), index % 700);
  return {
    room: 'double',
    from,
    to: addDays(from, nights),
    party: { adults: 1 + (index % 5), children: index % 3, infants: index % 2, pets: index % 3 },
  };
});
const quotes = requests.map((request) => {
  const got = price(standard, request, words);
  return got.ok ? got.quote : undefined;
});

function requestAt(index: number): StayRequest {
  return requests[index & 1023] as StayRequest; // there are 1024
}

interface Measured {
  readonly name: string;
  /** Returns a number, so that the engine cannot leave the work out. */
  readonly call: (index: number) => number;
  readonly naive: (index: number) => number;
  /** The least ratio that is asked of it: about half of what it is, so that noise does not fail it. */
  readonly least: number;
  readonly calls: number;
}

const year = civilDate('2027-01-01');
const MEASURED: readonly Measured[] = [
  totalAlone('priceTotal, one rate', standard, naive, 0.3),
  totalAlone('priceTotal, rates by date', seasonal, naiveSeasonal, 10),
  withLines('price with lines, one rate', standard, naive, 0.3),
  withLines('price with lines, rates by date', seasonal, naiveSeasonal, 1.5),
  {
    name: 'price in 30 plans of 12 rooms, against one plan',
    call: (index) => planned(manyPlans, `plan${index % 30}`, index),
    naive: (index) => planned(onePlan, 'plan0', index),
    least: 0.34,
    calls: CALLS,
  },
  {
    name: 'verifyQuote',
    call: (index) => Number(verifyQuote(quotes[index & 1023], standard, sale, words).ok) + 1,
    naive: (index) => naivePrice(naive, requestAt(index)).lines.length,
    least: 0,
    calls: CALLS,
  },
  {
    name: `nightPrices, a year of ${ROOMS} rooms`,
    call: () => {
      let nights = 0;
      for (let room = 0; room < ROOMS; room++) {
        nights += nightPrices(many, `room${room}`, year, addDays(year, 365)).length;
      }
      return nights;
    },
    naive: () => {
      let nights = 0;
      for (let room = 0; room < ROOMS; room++) nights += naiveNights(naiveSeasonal, year, 365).length;
      return nights;
    },
    least: 3,
    calls: 4,
  },
];

/** A total without lines, against the same in floating point. */
function totalAlone(name: string, tariff: Tariff, reference: NaiveRoom, least: number): Measured {
  const call = (index: number) => priceTotal(tariff, requestAt(index)) ?? 0;
  return { name, call, naive: (index) => naiveTotal(reference, requestAt(index)), least, calls: CALLS };
}

/** A price with its lines, against the same in floating point. */
function withLines(name: string, tariff: Tariff, reference: typeof naive, least: number): Measured {
  return {
    name,
    call: (index) => {
      const got = price(tariff, requestAt(index), words);
      return got.ok ? got.quote.lines.length : 0;
    },
    naive: (index) => naivePrice(reference, requestAt(index)).lines.length,
    least,
    calls: CALLS,
  };
}

/** Microseconds a call in the fastest round: a disturbance only slows a round down. */
function fastest(call: (index: number) => number, known: number, calls: number): number {
  const began = performance.now();
  let checksum = 0;
  for (let index = 0; index < calls; index++) checksum += call(index);
  const each = ((performance.now() - began) / calls) * 1000;
  if (checksum <= 0) throw new Error('Nothing was calculated');
  return Math.min(known, each);
}

const UNKNOWN = { ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY };
const results = MEASURED.map((one) => ({ ...one, ...UNKNOWN }));
// All take turns, so that a busy minute slows all of them down.
for (let round = 0; round < ROUNDS; round++) {
  for (const one of results) {
    one.theirs = fastest(one.naive, one.theirs, one.calls);
    one.ours = fastest(one.call, one.ours, one.calls);
  }
}

console.log(`Node ${process.version}, calls a millisecond in the fastest of ${ROUNDS} rounds`);
for (const { name, ours, theirs, least } of results) {
  const figure = { what: name, unit: '/ms', own: [1000 / ours], reference: [1000 / theirs] };
  report(least === 0 ? figure : { ...figure, target: { least } });
}
if (results.some(({ ours, theirs, least }) => theirs / ours < least)) process.exitCode = 1;
