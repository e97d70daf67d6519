import { CURRENCIES, smallestUnitOf } from '../money/currencies.ts';
import { ROUNDING_NAMES, ROUNDINGS, roundingIn, WHOLE_SHARE } from '../money/rounding.ts';
import { type FreeAge, MAX_COUNT } from '../party/party.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { type Fault, TariffError } from './faults.ts';
import {
  flag,
  highestRate,
  list,
  maybe,
  type Place,
  readFields,
  record,
  shape,
  text,
  whole,
  word,
  words,
  wrong,
} from './field-reader.ts';
import { demand } from './read-demand.ts';
import {
  type Article,
  articlesOf,
  type Fee,
  feeOf,
  feesOf,
  isIncludedTax,
  reservedIds,
  sharesPart,
} from './read-fees.ts';
import { nightly, period, step } from './read-nights.ts';
import { type Plan, plansOf } from './read-plans.ts';
import { code, policy } from './read-terms.ts';
import { MAX_ORDER, type TariffParts } from './rules.ts';
import { Tariff } from './tariff.ts';
import type { TariffData } from './tariff-data.ts';

/** Children only stay free. */
const DEFAULT_AGES: readonly FreeAge[] = ['child'];
const FREE_AGES: readonly FreeAge[] = ['child', 'infant'];
const MOST_PEOPLE = 3 * MAX_COUNT;
/** A dollar. */
const MOST_ROUNDED = 100;

/**
 * Checks a tariff that an owner or a file has written, and makes it ready to price with (F1).
 * @throws TariffError once, with the path of everything that is wrong
 * @example
 * const tariff = parseTariff({
 *   id: 'all-year', currency: 'CAD',
 *   rooms: { queen: { sleeps: 2 } },
 *   nightly: [{ room: 'queen', price: '89' }],
 * });
 * tariff.id; // → all-year
 */
export function parseTariff(data: TariffData): Tariff;
export function parseTariff(data: unknown): Tariff;
export function parseTariff(given: unknown): Tariff {
  const data = plainCopy(given);
  const faults: Fault[] = [];
  const { currency } = Object(data);
  // A currency that is refused has cents.
  const unit = CURRENCIES.includes(currency) ? smallestUnitOf(currency) : 1;
  const parts = partsOf(data, { path: '', faults, unit });
  if (faults.length > 0) throw new TariffError(faults);
  return new Tariff({ data: deepFrozen(data) as TariffData, ...parts });
}

const ages = shape({ free: maybe(words(FREE_AGES, 0), DEFAULT_AGES), adultsOnly: maybe(flag, false) });

const room = shape(
  {
    sleeps: whole(1, MAX_COUNT),
    included: maybe(whole(1, MAX_COUNT)),
    pets: maybe(whole(0, MAX_COUNT), MAX_COUNT),
  },
  (one, at) => {
    const { sleeps, included = sleeps } = one;
    if (included > sleeps) wrong(at, 'included', 'number', 0, { least: 1, most: sleeps });
    return { ...one, included };
  },
);

/** Reads the parts in an order in which each knows those that it names. */
function partsOf(data: unknown, tariff: Place): Omit<TariffParts, 'data'> {
  return readFields(data, tariff, (take) => {
    take('id', text);
    take(
      'currency',
      (value, ...field) => CURRENCIES.includes(value as string) || wrong(...field, 'currency', 0),
    );
    const free = take('ages', maybe(ages, { free: DEFAULT_AGES, adultsOnly: false }));
    const read = [...take('rooms', record(room))];
    const rooms = new Map(read.map(([key, one], at) => [key, { key, at, ...one, ...free }]));
    if (rooms.size === 0) wrong(tariff, 'rooms', 'rooms', 0);
    const keys = [...rooms.keys()];
    const round = take('round', maybe(word(ROUNDING_NAMES)));
    const taken = reservedIds();
    const charged = take('fees', feesOf(keys, taken));
    const written = take('articles', articlesOf(charged, taken));
    const plans = take('plans', plansOf(keys, written));
    const planIds = plans.map(({ id }) => id);
    const parts = {
      rooms,
      nightly: take('nightly', list(nightly(keys))),
      steps: take('steps', maybe(list(step(keys)), [])),
      periods: take('periods', maybe(list(period(keys)), [])),
      ...withOffered(written, charged, rooms.size, plans),
      unit: tariff.unit,
      rounding: round && ROUNDINGS[roundingIn(tariff.unit, round)],
      codes: take('codes', maybe(list(code(keys, planIds)), [])),
      plans,
      demand: take('demand', maybe(list(demand(keys)), [])),
    };
    // They are used as they are written.
    take('policies', maybe(list(policy(keys, planIds)), []));
    reportContradictions(parts, tariff);
    return parts;
  });
}

/** Reports the faults that lie between entries. */
function reportContradictions(parts: Omit<TariffParts, 'data'>, tariff: Place): void {
  const { rooms, steps, fees, codes } = parts;
  const within = fees.filter(isIncludedTax);
  if (within.some((tax) => within.some((other) => sharesPart(tax.of, other.of))))
    wrong(tariff, 'articles', 'included', 0);
  for (const key of rooms.keys()) {
    const nights = steps.filter((one) => one.room.includes(key)).map(({ fromNight }) => fromNight);
    if (nights.some((night, index) => night <= (nights[index - 1] ?? 0)))
      wrong(tariff, 'steps', 'steps', 0, { room: key });
  }
  if (new Set(codes.map((one) => one.code)).size < codes.length) wrong(tariff, 'codes', 'repeated', 0);
  if (largestTotal(parts) > Number.MAX_SAFE_INTEGER) wrong(tariff, 'fees', 'total', 0);
}

/** Returns more than any total can be, in cents: fees that are taken of each other can grow without end (Q6). */
function largestTotal({ fees, unit, plans }: Pick<TariffParts, 'fees' | 'unit' | 'plans'>): number {
  const personal = Math.max(0, ...plans.map(({ perPerson }) => perPerson));
  const lines = [(highestRate(unit) * MAX_COUNT + personal * MOST_PEOPLE) * MAX_NIGHTS];
  for (const fee of fees) {
    if (fee.kind === 'amount') {
      // Of an article, those ordered beside those that a plan includes.
      const most = fee.isOrdered ? MOST_PEOPLE + MAX_ORDER : MOST_PEOPLE;
      lines.push(Math.max(0, ...fee.amount.map((amount) => amount ?? 0)) * MAX_NIGHTS * most);
    } else if (fee.included) lines.push(0);
    else {
      const base = sumOf(fee.of.map((at) => lines[at + 1] as number));
      lines.push(base * (fee.percent / WHOLE_SHARE) + MOST_ROUNDED);
    }
  }
  return sumOf(lines) + MOST_ROUNDED;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the data as JSON has it, so that a later change of the owner's object changes no price. */
function plainCopy(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data, refuseFunctions));
  } catch {
    throw new TariffError([{ path: 'tariff', code: 'json', params: {} }]);
  }
}

/** JSON would leave them out in silence. */
function refuseFunctions(_: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('Not JSON');
  return value;
}

/**
 * Puts the articles that guests may order, or plans include, before the percentages, as fees of which those that they name
 * are taken (F31, F35).
 */
function withOffered(
  articles: readonly Article[],
  fees: readonly Fee[],
  rooms: number,
  plans: readonly Plan[],
) {
  const offered = articles.filter(
    ({ id, offered }) => offered !== undefined || plans.some(({ includes }) => includes.has(id)),
  );
  const first = fees.findIndex(({ kind }) => kind === 'percent');
  const place = first < 0 ? fees.length : first;
  const moved = (at: number) => (at < place ? at : at + offered.length);
  const taken = fees.map((fee, at): Fee => {
    if (fee.kind === 'amount') return fee;
    const paying = offered.flatMap(({ taxes }, index) => (taxes.includes(at) ? [place + index] : []));
    return { ...fee, of: [...fee.of.map(moved), ...paying] };
  });
  return {
    fees: taken.toSpliced(place, 0, ...offered.map((article) => feeOf(article, rooms))),
    articles: articles.map((article) => ({ ...article, taxes: article.taxes.map(moved) })),
  };
}

function deepFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
