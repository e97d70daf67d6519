import type { Cents } from '../money/cents.ts';
import { CURRENCIES, type SmallestUnit, smallestUnitOf } from '../money/currencies.ts';
import { ROUNDING_NAMES, ROUNDINGS, roundingIn, WHOLE_SHARE } from '../money/rounding.ts';
import { type FreeAge, MAX_COUNT } from '../party/party.ts';
import { isWholeNumber } from '../result/kind.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import { type Fault, TariffError } from './faults.ts';
import { FieldReader, highestRate } from './field-reader.ts';
import { isIncludedTax, isSameBase } from './included-taxes.ts';
import { readDemand } from './read-demand.ts';
import { readNightly, readSeason } from './read-nights.ts';
import { readPlans } from './read-plans.ts';
import {
  type AnyFee,
  type Article,
  type Code,
  type Fee,
  MAX_FREE_HOURS,
  MAX_ORDER,
  MAX_REST_DAYS,
  nightsIn,
  type PercentFee,
  type Plan,
  type RoomTerms,
  type TariffParts,
} from './rules.ts';
import { Tariff } from './tariff.ts';
import type { FeeUnit, TariffData, TaxData } from './tariff-data.ts';

/** The ages that stay free, and whether all may stay. */
type AgeTerms = Pick<RoomTerms, 'free' | 'adultsOnly'>;

/** Children only stay free. */
const DEFAULT_AGES: AgeTerms = { free: ['child'], adultsOnly: false };
const FREE_AGES: readonly FreeAge[] = ['child', 'infant'];
const UNITS: readonly FeeUnit[] = ['room', 'person', 'adult', 'child', 'infant', 'extra-person', 'pet'];
/** Lines of a quote that are no fees. */
const RESERVED = ['rooms', 'persons', 'step', 'period', 'code', 'rounding'];
const MAX_USES = 1_000_000;
const MOST_PEOPLE = 3 * MAX_COUNT;
/** A dollar. */
const MOST_ROUNDED = 100;
/** No stay is as long. */
const NEVER_EXEMPT = MAX_NIGHTS + 1;

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
  const parts = FieldReader.read(data, '', { faults, unit: unitOf(data) }, readParts);
  if (faults.length > 0) throw new TariffError(faults);
  return new Tariff({ data: deepFrozen(data) as TariffData, ...parts });
}

/** A currency that is refused has cents. */
function unitOf(data: unknown): SmallestUnit {
  const { currency } = Object(data);
  return CURRENCIES.includes(currency) ? smallestUnitOf(currency) : 1;
}

function readParts(tariff: FieldReader): Omit<TariffParts, 'data'> {
  tariff.text('id');
  const currency = tariff.value('currency');
  if (!CURRENCIES.includes(currency as string)) tariff.fault('currency', 'currency');
  const rooms = readRooms(tariff, tariff.optional('ages', readAges, DEFAULT_AGES));
  const keys = [...rooms.keys()];
  const rounding = tariff.word('round', ROUNDING_NAMES);
  const charged = readFees(tariff, keys);
  const written = readArticles(tariff, charged);
  const plans = readPlans(tariff, keys, written);
  const planIds = plans.map(({ id }) => id);
  const { fees, articles } = withOffered(written, charged, keys, plans);
  const within = fees.filter(isIncludedTax);
  if (within.some((tax) => within.some((other) => sharesPart(tax, other))))
    tariff.fault('articles', 'included');
  const parts = {
    rooms,
    nightly: tariff.list('nightly', true, (entry) => readNightly(entry, keys)),
    steps: tariff.list('steps', false, (entry) => ({
      rooms: entry.some('room', keys, keys),
      fromNight: entry.requiredWhole('fromNight', 2, MAX_NIGHTS),
      isWhole: entry.flag('wholeStay') ?? false,
      off: entry.share('off', '%'),
    })),
    periods: tariff.list('periods', false, (entry) => ({
      ...readSeason(entry, keys),
      nights: entry.requiredWhole('nights', 2, MAX_NIGHTS),
      price: entry.amount('price'),
    })),
    fees,
    unit: tariff.unit,
    rounding: rounding && ROUNDINGS[roundingIn(tariff.unit, rounding)],
    codes: tariff.list('codes', false, (entry) => readCode(entry, keys, planIds)),
    articles,
    plans,
    demand: tariff.list('demand', false, (entry) => readDemand(entry, keys)),
  };
  tariff.list('policies', false, (entry) => checkPolicy(entry, keys, planIds));
  for (const room of keys) {
    const nights = parts.steps.filter((step) => step.rooms.includes(room)).map(({ fromNight }) => fromNight);
    if (nights.some((night, index) => night <= (nights[index - 1] ?? 0))) {
      tariff.fault('steps', 'steps', { room });
    }
  }
  const codes = parts.codes.map(({ code }) => code);
  if (new Set(codes).size < codes.length) tariff.fault('codes', 'repeated');
  if (largestTotal(parts) > Number.MAX_SAFE_INTEGER) tariff.fault('fees', 'total');
  return parts;
}

/** Returns more than any total can be, in cents: fees that are taken of each other can grow without end (Q6). */
function largestTotal({ fees, unit, plans }: Pick<TariffParts, 'fees' | 'unit' | 'plans'>): number {
  const personal = Math.max(0, ...plans.map(({ perPerson }) => perPerson));
  const lines = [(highestRate(unit) * MAX_COUNT + personal * MOST_PEOPLE) * MAX_NIGHTS];
  for (const fee of fees) {
    if (fee.kind === 'amount') {
      // Of an article, those ordered beside those that a plan includes.
      const most = fee.isOrdered ? MOST_PEOPLE + MAX_ORDER : MOST_PEOPLE;
      lines.push(Math.max(0, ...fee.amounts.map((amount) => amount ?? 0)) * MAX_NIGHTS * most);
    } else if (fee.isIncluded) lines.push(0);
    else {
      const base = sumOf(fee.of.map((at) => lines[at + 1] as number));
      lines.push(base * (fee.share / WHOLE_SHARE) + MOST_ROUNDED);
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

function readRooms(tariff: FieldReader, ages: AgeTerms): ReadonlyMap<string, RoomTerms> {
  const read = new Map<string, RoomTerms>();
  tariff.object('rooms', (rooms) => {
    if (rooms.names.length === 0) rooms.fault(undefined, 'rooms');
    for (const key of rooms.names) {
      rooms.object(key, (room) => {
        const sleeps = room.requiredWhole('sleeps', 1, MAX_COUNT);
        const included = room.whole('included', 1, sleeps, sleeps);
        const pets = room.whole('pets', 0, MAX_COUNT, MAX_COUNT);
        read.set(key, { key, at: read.size, sleeps, included, pets, ...ages });
      });
    }
  });
  return read;
}

function readAges(ages: FieldReader): AgeTerms {
  return {
    free: ages.maybe('free', DEFAULT_AGES.free, (free) => ages.words('free', FREE_AGES, free, 0)),
    adultsOnly: ages.flag('adultsOnly') ?? DEFAULT_AGES.adultsOnly,
  };
}

function readFees(tariff: FieldReader, keys: readonly string[]): Fee[] {
  const before: Fee[] = [];
  return tariff.list('fees', false, (entry) => {
    const id = entry.text('id');
    if (RESERVED.includes(id) || before.some((fee) => fee.id === id))
      entry.fault('id', 'unique', { words: RESERVED.join(', ') });
    const any: AnyFee = {
      id,
      label: entry.text('label', id),
      ...entry.days(),
      exemptFrom: entry.optional(
        'exempt',
        (exempt) => exempt.requiredWhole('fromNights', 2, MAX_NIGHTS),
        NEVER_EXEMPT,
      ),
      always: entry.flag('always') ?? false,
      tax: entry.optional('tax', readTax, undefined),
    };
    const fee: Fee =
      entry.value('percent') === undefined
        ? { ...any, kind: 'amount', ...readAmountFee(entry, keys) }
        : { ...any, kind: 'percent', ...readPercentFee(entry, before) };
    before.push(fee);
    return fee;
  });
}

function readAmountFee(entry: FieldReader, keys: readonly string[]) {
  const per = entry.word('per', ['stay', 'night'], 'stay');
  if (per === 'stay' && entry.value('firstNights') !== undefined) entry.fault('firstNights', 'nightly');
  return {
    amounts: readAmounts(entry, keys),
    each: entry.word('each', UNITS),
    per,
    firstNights: entry.whole('firstNights', 1, MAX_NIGHTS, MAX_NIGHTS),
    most: entry.amountOr('most', Number.POSITIVE_INFINITY),
  };
}

function readPercentFee(entry: FieldReader, before: readonly Fee[]) {
  const isIncluded = entry.flag('included') ?? false;
  const written = isIncluded ? 'cent' : entry.word('round', ROUNDING_NAMES, 'cent');
  const round = roundingIn(entry.unit, written);
  const bases = before.filter((fee) => !isIncludedTax(fee)).map(({ id }) => id);
  const ids = before.map(({ id }) => id);
  const of = entry.words('of', ['rooms', ...bases]).map((base) => ids.indexOf(base));
  const others = isIncluded ? before.filter(isIncludedTax) : [];
  if (others.some((other) => sharesPart(other, { of }))) entry.fault('of', 'included');
  const isNet = entry.flag('net') ?? false;
  if (isNet && isIncluded) entry.fault('net', 'net');
  return { share: entry.share('percent'), of, round, rounding: ROUNDINGS[round], isIncluded, isNet };
}

/** Returns whether two included taxes have some of their lines in common, and not all. */
function sharesPart({ of }: Pick<PercentFee, 'of'>, other: Pick<PercentFee, 'of'>): boolean {
  return !isSameBase(other.of, of) && other.of.some((at) => of.includes(at));
}

function readTax(tax: FieldReader): TaxData {
  const name = tax.text('name');
  const number = tax.text('number', '');
  return Object.freeze(number === '' ? { name } : { name, number });
}

function readAmounts(entry: FieldReader, keys: readonly string[]): readonly (Cents | undefined)[] {
  const value = entry.value('amount');
  if (typeof value !== 'object' || value === null) {
    const amount = entry.amount('amount');
    return keys.map(() => amount);
  }
  return entry.object('amount', (byRoom) => keys.map((key) => byRoom.amountOr(key, undefined)));
}

/** Checks the terms of cancelling; they are used as they are written. */
function checkPolicy(entry: FieldReader, keys: readonly string[], plans: readonly string[]): void {
  entry.text('name', '');
  readSeason(entry, keys);
  entry.some('plan', plans, undefined);
  entry.whole('fromNights', 2, MAX_NIGHTS, 1);
  entry.whole('fromRooms', 2, MAX_COUNT, 1);
  const freeHours = entry.whole('freeHours', 0, MAX_FREE_HOURS, null);
  const freeAt = entry.whole('freeAt', 0, 23, undefined);
  if (freeAt !== undefined && (freeHours === null || freeHours % 24 !== 0)) entry.fault('freeAt', 'hour');
  if (entry.value('changeHours') !== 'never') entry.whole('changeHours', 0, MAX_FREE_HOURS, undefined);
  checkPart(entry, 'keep');
  entry.maybe('noShow', undefined, () => checkPart(entry, 'noShow'));
  const deposit = entry.value('deposit');
  if (Number.isFinite(Number(deposit))) entry.amount('deposit');
  else if (deposit !== undefined) checkPart(entry, 'deposit');
  else if (entry.value('restDays') !== undefined) entry.fault('restDays', 'deposit');
  entry.whole('restDays', 0, MAX_REST_DAYS, undefined);
  const guarantee = entry.word('guarantee', ['card', 'none']);
  if (guarantee !== undefined && deposit !== undefined) entry.fault('guarantee', 'guarantee');
}

/** A part of a stay's total. */
function checkPart(entry: FieldReader, name: string): void {
  const part = entry.text(name);
  if (part.endsWith('%')) entry.share(name, '%');
  else if (part !== 'first night' && part !== 'everything' && !isWholeNumber(nightsIn(part), 1, MAX_NIGHTS))
    entry.fault(name, 'keep');
}

function readCode(entry: FieldReader, keys: readonly string[], plans: readonly string[]): Code {
  entry.whole('uses', 1, MAX_USES, undefined);
  return {
    ...readSeason(entry, keys),
    code: entry.text('code').toLowerCase(),
    off: String(entry.value('off')).endsWith('%')
      ? { share: entry.share('off', '%') }
      : { amount: entry.amount('off') },
    booked: entry.days('bookedFrom', 'bookedTo'),
    least: entry.whole('minNights', 1, MAX_NIGHTS, 1),
    plans: entry.some('plan', plans, undefined),
  };
}

function readArticles(tariff: FieldReader, fees: readonly Fee[]): Article[] {
  const ids = fees.map(({ id }) => id);
  const taken = new Set([...RESERVED, ...ids]);
  const percentages = fees.filter(({ kind }) => kind === 'percent').map(({ id }) => id);
  return tariff.list('articles', false, (entry) => {
    const id = entry.text('id');
    if (taken.has(id)) entry.fault('id', 'unique', { words: RESERVED.join(', ') });
    taken.add(id);
    const isCredit = entry.flag('isCredit') ?? false;
    const price = entry.amountOr('price', undefined);
    const offered = entry.word('offered', ['stay', 'night']);
    if (offered !== undefined && (isCredit || price === undefined)) entry.fault('offered', 'offered');
    if (entry.whole('stock', 1, MAX_COUNT, undefined) !== undefined && offered === undefined)
      entry.fault('stock', 'stock');
    return {
      id,
      label: entry.text('label', id),
      price,
      isCredit,
      offered,
      taxes:
        isCredit || entry.value('taxes') === undefined
          ? []
          : entry.words('taxes', percentages).map((tax) => ids.indexOf(tax)),
    };
  });
}

/**
 * Puts the articles that guests may order, or plans include, before the percentages, as fees of which those that they name
 * are taken (F31, F35).
 */
function withOffered(
  articles: readonly Article[],
  fees: readonly Fee[],
  keys: readonly string[],
  plans: readonly Plan[],
) {
  const offered = articles.filter(
    ({ id, offered }) => offered !== undefined || plans.some(({ includes }) => includes.has(id)),
  );
  const first = fees.findIndex(({ kind }) => kind === 'percent');
  const place = first < 0 ? fees.length : first;
  const moved = (at: number) => (at < place ? at : at + offered.length);
  const ordered = offered.map(
    ({ id, label, price, offered: per }): Fee => ({
      id,
      label,
      kind: 'amount',
      amounts: keys.map(() => price),
      isOrdered: true,
      each: undefined,
      per: per ?? 'stay',
      from: FIRST_DAY,
      to: LAST_DAY,
      exemptFrom: NEVER_EXEMPT,
      always: false,
      tax: undefined,
      firstNights: MAX_NIGHTS,
      most: Number.POSITIVE_INFINITY,
    }),
  );
  const taken = fees.map((fee, at): Fee => {
    if (fee.kind === 'amount') return fee;
    const paying = offered.flatMap(({ taxes }, index) => (taxes.includes(at) ? [place + index] : []));
    return { ...fee, of: [...fee.of.map(moved), ...paying] };
  });
  return {
    fees: [...taken.slice(0, place), ...ordered, ...taken.slice(place)],
    articles: articles.map((article) => ({ ...article, taxes: article.taxes.map(moved) })),
  };
}

function deepFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
