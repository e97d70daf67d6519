import type { Cents } from '../money/cents.ts';
import { ROUNDING_NAMES, roundingIn } from '../money/rounding.ts';
import { MAX_COUNT } from '../party/party.ts';
import { stated } from '../result/stated.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import {
  amount,
  either,
  type Field,
  flag,
  list,
  maybe,
  type Place,
  readFields,
  shape,
  share,
  text,
  whole,
  word,
  words,
  wrong,
} from './field-reader.ts';
import { DATES } from './read-nights.ts';
import type { FeeUnit, TaxData } from './tariff-data.ts';

const UNITS: readonly FeeUnit[] = ['room', 'person', 'adult', 'child', 'infant', 'extra-person', 'pet'];
/** A fee or an article is charged for the stay, or each night. */
const PER = ['stay', 'night'] as const;
/** Lines of a quote that are no fees: discounts and the rounding are of the rooms. */
export const ROOM_LINES: readonly string[] = ['rooms', 'persons', 'step', 'period', 'code', 'rounding'];
/** No stay is as long. */
const NEVER_EXEMPT = { fromNights: MAX_NIGHTS + 1 };

/** The id of a fee or an article, of which no other line has it. @param taken gets it */
const ownId =
  (taken: Set<string>): Field<string> =>
  (value, of, name) => {
    const id = text(value, of, name);
    const isFree = !taken.has(id) && taken.add(id);
    return isFree ? id : wrong(of, name, 'unique', id, { words: ROOM_LINES.join(', ') });
  };

const anyFee = (taken: Set<string>) => ({
  id: ownId(taken),
  label: maybe(text),
  ...DATES,
  exempt: maybe(shape({ fromNights: whole(2, MAX_NIGHTS) }), NEVER_EXEMPT),
  always: maybe(flag, false),
  tax: maybe(shape({ name: text, number: maybe(text) }, (tax) => Object.freeze(stated(tax)) as TaxData)),
});

/** The amount for each room, by its position; absent for a room that does not pay. */
const amounts = (keys: readonly string[]): Field<readonly (Cents | undefined)[]> =>
  either(
    (value) => typeof value === 'object' && value !== null,
    (value, of, name) =>
      readFields(value, { ...of, path: `${of.path}.${name}` }, (take) =>
        keys.map((key) => take(key, maybe(amount))),
      ),
    (...field) => {
      const each = amount(...field);
      return keys.map(() => each);
    },
  );

const amountFee = (keys: readonly string[], taken: Set<string>) =>
  shape(
    {
      ...anyFee(taken),
      amount: amounts(keys),
      each: maybe(word(UNITS)),
      per: maybe(word(PER), 'stay'),
      firstNights: maybe(whole(1, MAX_NIGHTS)),
      most: maybe(amount, Number.POSITIVE_INFINITY),
    },
    (fee, at) => {
      if (fee.per === 'stay' && fee.firstNights !== undefined) wrong(at, 'firstNights', 'nightly', 0);
      const { label = fee.id, firstNights = MAX_NIGHTS } = fee;
      return { ...fee, label, firstNights, kind: 'amount' as const, isOrdered: false };
    },
  );

/** An earlier fee, as far as a percentage depends on it. */
interface Earlier {
  readonly id: string;
  readonly of?: readonly number[];
  readonly included?: boolean;
}

/** A share of earlier lines in millionths, of those at the positions `of`; −1 is the room nights. */
const percentFee = (before: readonly Earlier[], taken: Set<string>) =>
  shape(
    {
      ...anyFee(taken),
      percent: share(''),
      of: (value: unknown, of: Place, name: string): readonly number[] => {
        const bases = before.filter(({ included }) => !included).map(({ id }) => id);
        const ids = before.map(({ id }) => id);
        return words(['rooms', ...bases])(value, of, name).map((base) => ids.indexOf(base));
      },
      round: maybe(word(ROUNDING_NAMES)),
      included: maybe(flag, false),
      net: maybe(flag, false),
    },
    (fee, at) => {
      if (fee.included) {
        if (before.some(({ included, of = [] }) => included && sharesPart(fee.of, of)))
          wrong(at, 'of', 'included', 0);
        if (fee.net) wrong(at, 'net', 'net', 0);
        if (fee.round !== undefined) wrong(at, 'round', 'unknown', 0);
      }
      const { label = fee.id, round = 'cent' } = fee;
      return { ...fee, label, round: roundingIn(at.unit, round), kind: 'percent' as const };
    },
  );

export type AmountFee = ReturnType<ReturnType<typeof amountFee>>;
export type PercentFee = ReturnType<ReturnType<typeof percentFee>>;
export type Fee = AmountFee | PercentFee;

/** Reads the fees of a tariff in their order (F2). @param taken gets their ids */
export function feesOf(keys: readonly string[], taken: Set<string>): Field<Fee[]> {
  const before: Fee[] = [];
  const isFixed = (value: unknown) => Object(value).percent === undefined;
  const fee = either(isFixed, amountFee(keys, taken), percentFee(before, taken));
  const read: Field<Fee> = (...field) => {
    const one = fee(...field);
    before.push(one);
    return one;
  };
  return maybe(list(read), []);
}

/** Something that is charged besides a stay (F29); its taxes are positions of fees that are percentages. */
const articleOf = (fees: readonly Fee[], taken: Set<string>) =>
  shape(
    {
      id: ownId(taken),
      label: maybe(text),
      price: maybe(amount),
      isCredit: maybe(flag, false),
      taxes: maybe(words(fees.filter(({ kind }) => kind === 'percent').map(({ id }) => id))),
      offered: maybe(word(PER)),
      stock: maybe(whole(1, MAX_COUNT)),
    },
    (article, at) => {
      const { id, label = id, price, isCredit, taxes = [], offered, stock } = article;
      if (isCredit && article.taxes !== undefined) wrong(at, 'taxes', 'unknown', 0);
      if (offered !== undefined && (isCredit || price === undefined)) wrong(at, 'offered', 'offered', 0);
      if (offered === undefined && stock !== undefined) wrong(at, 'stock', 'stock', 0);
      return { ...article, label, taxes: taxes.map((tax) => fees.findIndex((fee) => fee.id === tax)) };
    },
  );

export type Article = ReturnType<ReturnType<typeof articleOf>>;

/** Reads the articles of a tariff. @param taken has the ids of its fees */
export function articlesOf(fees: readonly Fee[], taken: Set<string>): Field<Article[]> {
  return maybe(list(articleOf(fees, taken)), []);
}

/** Returns a set of the ids that no fee can have. */
export const reservedIds = (): Set<string> => new Set(ROOM_LINES);

/** Returns whether the prices of a fee's lines have it in them (F27). */
export function isIncludedTax(fee: Fee): fee is PercentFee & { readonly included: true } {
  return fee.kind === 'percent' && fee.included;
}

/** Returns whether two percentages are taken of the same lines, in whatever order they name them. */
export function isSameBase(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((at) => other.includes(at));
}

/** Returns whether two included taxes have some of their lines in common, and not all. */
export function sharesPart(one: readonly number[], other: readonly number[]): boolean {
  return !isSameBase(one, other) && one.some((at) => other.includes(at));
}

/** Returns the fee by which an article is charged as often as the request orders it, and its plan includes it (F31, F35). */
export function feeOf({ id, label, price, offered = 'stay' }: Article, rooms: number): AmountFee {
  return {
    ...{ id, label, kind: 'amount', isOrdered: true, each: undefined, per: offered },
    amount: Array.from({ length: rooms }, () => price),
    ...{ from: FIRST_DAY, to: LAST_DAY, exempt: NEVER_EXEMPT, always: false, tax: undefined },
    ...{ firstNights: MAX_NIGHTS, most: Number.POSITIVE_INFINITY },
  };
}
