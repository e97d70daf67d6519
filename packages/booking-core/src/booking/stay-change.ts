import { type Cents, cents, NO_MONEY, subtract } from '../money/cents.ts';
import { toDollars } from '../money/dollars.ts';
import type { NightRun, Quote, QuotePolicy } from '../pricing/quote.ts';
import { requireObject, requireObjects, requireWholeNumber } from '../result/kind.ts';
import { stated } from '../result/stated.ts';
import { requireText } from '../result/text.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { addDays, type CivilDate, civilDate } from '../stay/civil-date.ts';
import { type Instant, instant } from '../stay/instant.ts';
import type { Stay } from '../stay/stay.ts';
import { parseTariff } from '../tariff/parse-tariff.ts';
import { MAX_FREE_HOURS } from '../tariff/read-terms.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import type { NightlyData, PlanData } from '../tariff/tariff-data.ts';
import { freeCancellationUntil } from './cancellation.ts';
import type { HouseRules } from './house-rules.ts';

/** A confirmed stay as it was sold. */
export interface SoldStay extends Stay {
  /** The room's key in the tariff. */
  readonly room: string;
  /** The `nights` of its quote. */
  readonly nights: readonly NightRun[];
  /** The `policy` of its quote, or of its last change. */
  readonly policy: QuotePolicy;
  /** The id of its plan (F33). @default none */
  readonly plan?: string | undefined;
}

/**
 * Returns the tariff by which a sold stay is changed (X5): its own nights keep their price, its terms of cancelling stay,
 * and a day that does not change cannot be refused. All else is as in the tariff in force.
 * @param tariff the one in force
 * @param wanted the dates of the changed stay
 * @throws TariffError for a sold stay that contradicts the tariff, RangeError for nights or dates that are none
 * @example
 * const request = { room: 'queen', from: '2027-07-04', to: '2027-07-06', party: { adults: 2 } };
 * const booked = price(tariff, request, ENGLISH.price);
 * if (!booked.ok) throw new Error(booked.violations[0].message);
 * const { room, from: checkIn, to: checkOut, nights, policy } = booked.quote;
 * const wanted = { checkIn, checkOut: civilDate('2027-07-07') };
 * const own = tariffOfChange(tariff, { room, checkIn, checkOut, nights, policy }, wanted);
 * priceTotal(own, { ...request, to: wanted.checkOut })! > booked.quote.total; // → true
 */
export function tariffOfChange(tariff: Tariff, sold: SoldStay, wanted: Stay): Tariff {
  const { data } = requireTariff(tariff);
  const { room, checkIn, checkOut, policy, plan, nights: soldNights } = requireObject('sold', sold);
  requireObject('wanted', wanted);
  requireText('room', room);
  requirePolicy(policy);
  const isSameArrival = civilDate(wanted.checkIn) === civilDate(checkIn);
  const isSameDeparture = civilDate(wanted.checkOut) === civilDate(checkOut);
  const own: NightlyData[] = requireObjects('nights', soldNights).map(({ from, nights, price }) => ({
    room,
    from,
    to: lastNight(from, nights),
    price: toDollars(price),
    closed: false,
    ...(isSameArrival && isSameDeparture && { minNights: 1, maxNights: MAX_NIGHTS }),
  }));
  if (isSameArrival) own.push({ room, from: checkIn, to: checkIn, closedToArrival: false });
  if (isSameDeparture) own.push({ room, from: checkOut, to: checkOut, closedToDeparture: false });
  const { freeHours, freeAt, keep, noShow, changeHours } = policy;
  const soldBy = data.plans?.find(({ id }) => id === plan);
  const terms = {
    room,
    keep,
    freeHours: freeHours ?? undefined,
    freeAt,
    noShow: noShow?.keep,
    changeHours: changeHours === null ? 'never' : changeHours,
    plan: soldBy?.id,
  };
  return parseTariff({
    ...data,
    // A plan that is gone has left its nights to the tariff's own prices.
    ...(soldBy
      ? { plans: data.plans?.map((one) => (one === soldBy ? planOfChange(one, own, isSameArrival) : one)) }
      : { nightly: [...data.nightly, ...own] }),
    policies: [...(data.policies ?? []), terms],
  });
}

/** A sold plan is sold still: anywhere, for its room, and, where the arrival stays, whatever day it is. */
function planOfChange(plan: PlanData, own: readonly NightlyData[], isSameArrival: boolean): PlanData {
  const { room: _, sold: __, fromDaysAhead, toDaysAhead, ...kept } = plan;
  const ahead = isSameArrival ? {} : { fromDaysAhead, toDaysAhead };
  return { ...kept, ...ahead, nightly: [...(plan.nightly ?? []), ...own] } as PlanData;
}

function lastNight(from: CivilDate, nights: number): CivilDate {
  requireWholeNumber('nights', nights, 1, MAX_NIGHTS);
  return addDays(from, nights - 1);
}

/** The money and the terms of a changed stay (X6). */
export interface ChangedTerms {
  /** The price of the changed stay: that of its quote, and what is kept. */
  readonly total: Cents;
  /** Kept beyond the quote, because a late change costs no less than a late cancellation; $0 or more. */
  readonly kept: Cents;
  /** Its terms of cancelling from now on. */
  readonly policy: QuotePolicy;
}

/**
 * Returns the price and the terms of a changed stay (X6). While cancelling is free, they are those of the quote. Later, the
 * stay costs at least what a cancellation would keep, and can never again be cancelled free of charge.
 * @param sold the stay before the change
 * @param quote priced by `tariffOfChange`
 * @param changedAt milliseconds since 1970
 */
export function changedTerms(
  sold: Pick<SoldStay, 'checkIn' | 'policy'>,
  quote: Pick<Quote, 'total' | 'policy'>,
  changedAt: Instant,
  rules: HouseRules,
): ChangedTerms {
  requireObject('sold', sold);
  requireWholeNumber('total', requireObject('quote', quote).total, 0, Number.MAX_SAFE_INTEGER);
  requirePolicy(quote.policy);
  requirePolicy(sold.policy);
  instant(changedAt);
  const until = freeCancellationUntil(sold.checkIn, sold.policy, rules);
  if (until !== undefined && changedAt <= until) {
    return { total: quote.total, kept: NO_MONEY, policy: quote.policy };
  }
  const { keep, late } = sold.policy;
  const total = cents(Math.max(quote.total, late));
  const { noShow, changeHours } = quote.policy;
  const policy = {
    freeHours: null,
    keep,
    late: cents(Math.max(quote.policy.late, late)),
    ...stated({
      noShow: noShow && { ...noShow, amount: cents(Math.max(noShow.amount, late)) },
      changeHours,
    }),
  };
  return { total, kept: subtract(total, quote.total), policy };
}

function requirePolicy(policy: QuotePolicy): void {
  const { freeHours, keep, late } = requireObject('policy', policy);
  if (freeHours !== null) requireWholeNumber('freeHours', freeHours, 0, MAX_FREE_HOURS);
  requireText('keep', keep);
  requireWholeNumber('late', late, 0, Number.MAX_SAFE_INTEGER);
}
