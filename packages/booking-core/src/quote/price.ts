import type { PriceWords } from '../catalogue/catalogue.ts';
import type { Cents } from '../money/cents.ts';
import { policyOf } from '../pricing/cancellation-policy.ts';
import type { Quote } from '../pricing/quote.ts';
import type { PriceViolation, StayRequest } from '../pricing/stay-request.ts';
import { workOut } from '../pricing/work-out.ts';
import { requireObject } from '../result/kind.ts';
import { stated } from '../result/stated.ts';
import { isViolation } from '../result/violation.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';
import { type Issue, messageOf } from '../words/issue.ts';
import { nightRuns, quoteLines } from './quote-lines.ts';

/** A price, or the first reason for which there is none. */
export type Priced =
  | {
      /** There is a price. */
      readonly ok: true;
      /** Frozen, and JSON. */
      readonly quote: Quote;
    }
  | {
      /** There is no price. */
      readonly ok: false;
      /** The reasons, each with its sentence; at least one. */
      readonly violations: readonly [PriceViolation & Issue, ...(PriceViolation & Issue)[]];
    };

/**
 * Prices a stay, with a line for each part (Q1–Q9). One more night never makes it cheaper (Q10).
 * @param tariff from `parseTariff`
 * @param words the words of the lines and of the violations, in one language
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @example
 * const request = { room: 'queen', from: '2027-07-04', to: '2027-07-06', party: { adults: 2 } };
 * const got = price(tariff, request, ENGLISH.price);
 * got.ok ? format(got.quote.total, 'en-CA') : got.violations[0].message; // → $323.74
 */
export function price(tariff: Tariff, request: StayRequest, words: PriceWords): Priced {
  const parts = requireTariff(tariff);
  // Without one of its two parts it is no object of words.
  requireObject('words', words?.violations && words.quote);
  const worked = workOut(tariff, parts, request);
  if (isViolation(worked)) {
    return { ok: false, violations: [{ ...worked, message: messageOf(worked, words.violations) }] };
  }
  const { first, nights: count, room, adults, children, infants, pets, rooms, extraPersons } = worked.request;
  const { plan } = worked.request;
  const { code, bookedOn, exempt, orders } = worked.request.given;
  const { currency } = tariff.data;
  const nights = Object.freeze(nightRuns(worked));
  const quote: Quote = {
    tariff: tariff.id,
    currency,
    room,
    from: fromDayNumber(first),
    to: fromDayNumber(first + count),
    party: Object.freeze({ adults, children, infants, pets }),
    rooms,
    extraPersons,
    nights,
    lines: Object.freeze(quoteLines(parts, worked, nights, { words: words.quote, currency })),
    total: worked.total,
    policy: policyOf(parts, worked),
    ...stated({ code, bookedOn, exempt, orders }),
    ...(plan && { plan: Object.freeze({ id: plan.id, label: plan.label }) }),
  };
  return { ok: true, quote: Object.freeze(quote) };
}

/**
 * Returns only the total of `price`, faster; `undefined` where there is no price.
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @example
 * priceTotal(tariff, { room: 'queen', from: '2027-07-04', to: '2027-07-06', party: { adults: 2 } }); // → 32374
 */
export function priceTotal(tariff: Tariff, request: StayRequest): Cents | undefined {
  const worked = workOut(tariff, requireTariff(tariff), request);
  return isViolation(worked) ? undefined : worked.total;
}
