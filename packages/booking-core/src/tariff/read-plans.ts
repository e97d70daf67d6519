import { NO_MONEY } from '../money/cents.ts';
import { ROUNDING_NAMES } from '../money/rounding.ts';
import { MAX_DAYS_AHEAD } from '../stay/bookable-stay.ts';
import {
  amount,
  type Field,
  list,
  maybe,
  record,
  shape,
  share,
  signed,
  text,
  whole,
  word,
  words,
  wrong,
} from './field-reader.ts';
import type { Article } from './read-fees.ts';
import { nightly, season } from './read-nights.ts';
import type { IncludedUnit, PlanPlace } from './tariff-data.ts';

const EVERYWHERE: readonly PlanPlace[] = ['website', 'desk', 'channels'];
const PLACES: readonly PlanPlace[] = [...EVERYWHERE, 'code'];
const UNITS: readonly IncludedUnit[] = ['stay', 'night', 'person', 'person-night'];
/** Plans that follow each other. */
const LONGEST_CHAIN = 3;

/** How one price is worked out from another (F34): its percentage in millionths, more or less. */
export const PRICE_CHANGE = {
  percent: maybe(signed(share('')), 0),
  round: maybe(word(ROUNDING_NAMES), 'cent' as const),
  amount: maybe(signed(amount), 0),
  floor: maybe(amount, NO_MONEY),
};

/** How one price is worked out from another. */
export type PriceChange = {
  readonly [Name in keyof typeof PRICE_CHANGE]: ReturnType<(typeof PRICE_CHANGE)[Name]>;
};

/** The fields of a plan (F33–F35). */
const fieldsOf = (keys: readonly string[], articles: readonly Article[]) => {
  const priced = articles
    .filter(({ price, isCredit }) => price !== undefined && !isCredit)
    .map(({ id }) => id);
  const included: Field<IncludedUnit> = (value, of, name) =>
    priced.includes(name) ? word(UNITS)(value, of, name) : wrong(of, name, 'offered', 'stay');
  return {
    id: text,
    label: maybe(text),
    ...season(keys),
    follows: (value: unknown) => value,
    ...PRICE_CHANGE,
    perPerson: maybe(amount, NO_MONEY),
    nightly: maybe(list(nightly(keys)), []),
    includes: maybe(record(included), new Map<string, IncludedUnit>()),
    sold: maybe(words(PLACES, 0), EVERYWHERE),
    fromDaysAhead: maybe(whole(0, MAX_DAYS_AHEAD), 0),
    toDaysAhead: maybe(whole(0, MAX_DAYS_AHEAD), MAX_DAYS_AHEAD),
  };
};

type Fields = ReturnType<typeof fieldsOf>;

/** A plan by the names of its data, with its place in the tariff, and the plan that it follows. */
export interface Plan extends Omit<{ readonly [Name in keyof Fields]: ReturnType<Fields[Name]> }, 'follows'> {
  readonly at: number;
  readonly label: string;
  readonly follows: Plan | undefined;
}

/** Reads the plans of a tariff. One follows only those that stand before it, so that none follows itself. */
export function plansOf(keys: readonly string[], articles: readonly Article[]): Field<Plan[]> {
  const before: Plan[] = [];
  const plan = shape(fieldsOf(keys, articles), (read, at): Plan => {
    const ids = before.map(({ id }) => id);
    if (ids.includes(read.id)) wrong(at, 'id', 'repeated', 0);
    const followed = maybe(word(ids))(read.follows, at, 'follows');
    const follows = before.find(({ id }) => id === followed);
    if (lengthOf(follows) >= LONGEST_CHAIN) wrong(at, 'follows', 'chain', 0, { most: LONGEST_CHAIN });
    const plan = { ...read, at: before.length, label: read.label ?? read.id, follows };
    before.push(plan);
    return plan;
  });
  return maybe(list(plan), []);
}

function lengthOf(plan: Plan | undefined): number {
  return plan === undefined ? 0 : 1 + lengthOf(plan.follows);
}
