import { NO_MONEY } from '../money/cents.ts';
import { ROUNDING_NAMES, ROUNDINGS, roundingIn, WHOLE_SHARE } from '../money/rounding.ts';
import { MAX_DAYS_AHEAD } from '../stay/bookable-stay.ts';
import type { FieldReader } from './field-reader.ts';
import { readNightly, readSeason } from './read-nights.ts';
import type { Article, Plan, PriceChange } from './rules.ts';
import type { IncludedUnit, PlanPlace } from './tariff-data.ts';

const EVERYWHERE: readonly PlanPlace[] = ['website', 'desk', 'channels'];
const PLACES: readonly PlanPlace[] = [...EVERYWHERE, 'code'];
const UNITS: readonly IncludedUnit[] = ['stay', 'night', 'person', 'person-night'];
/** Plans that follow each other. */
const LONGEST_CHAIN = 3;

/** Reads the plans of a tariff (F33–F35). One follows only those that stand before it, so that none follows itself. */
export function readPlans(
  tariff: FieldReader,
  keys: readonly string[],
  articles: readonly Article[],
): Plan[] {
  const before: Plan[] = [];
  const priced = articles.flatMap(({ id, price, isCredit }) => (price === undefined || isCredit ? [] : [id]));
  return tariff.list('plans', false, (entry) => {
    const id = entry.text('id');
    const ids = before.map((plan) => plan.id);
    if (ids.includes(id)) entry.fault('id', 'repeated');
    const followed = before[ids.indexOf(entry.word('follows', ids) ?? '')];
    if (lengthOf(followed) >= LONGEST_CHAIN) entry.fault('follows', 'chain', { most: LONGEST_CHAIN });
    const leastAhead = entry.whole('fromDaysAhead', 0, MAX_DAYS_AHEAD, 0);
    const plan: Plan = {
      id,
      at: before.length,
      label: entry.text('label', id),
      ...readSeason(entry, keys),
      follows: followed,
      ...readPriceChange(entry),
      perPerson: entry.amountOr('perPerson', NO_MONEY),
      nightly: entry.list('nightly', false, (night) => readNightly(night, keys)),
      includes: entry.optional('includes', (included) => readIncluded(included, priced), new Map()),
      sold: entry.maybe('sold', EVERYWHERE, (sold) => entry.words('sold', PLACES, sold, 0)),
      leastAhead,
      mostAhead: entry.whole('toDaysAhead', leastAhead, MAX_DAYS_AHEAD, MAX_DAYS_AHEAD),
    };
    before.push(plan);
    return plan;
  });
}

export function readPriceChange(entry: FieldReader): PriceChange {
  return {
    share: WHOLE_SHARE + entry.signed('percent', (value) => entry.share('percent', '', value)),
    rounding: ROUNDINGS[roundingIn(entry.unit, entry.word('round', ROUNDING_NAMES, 'cent'))],
    amount: entry.signed('amount', (value) => entry.amount('amount', value)),
    floor: entry.amountOr('floor', NO_MONEY),
  };
}

function lengthOf(plan: Plan | undefined): number {
  return plan === undefined ? 0 : 1 + lengthOf(plan.follows);
}

function readIncluded(included: FieldReader, priced: readonly string[]): ReadonlyMap<string, IncludedUnit> {
  return new Map(
    included.names.map((article) => {
      const unit = included.word(article, UNITS, 'stay');
      if (!priced.includes(article)) included.fault(article, 'offered');
      return [article, unit];
    }),
  );
}
