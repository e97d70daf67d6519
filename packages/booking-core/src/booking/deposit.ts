import { type Cents, NO_MONEY, subtract } from '../money/cents.ts';
import type { Quote } from '../pricing/quote.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';
import { addDays, type CivilDate, civilDate } from '../stay/civil-date.ts';
import { MAX_REST_DAYS } from '../tariff/read-terms.ts';

/** The parts in which a stay is paid; they add up to its total. */
export interface StayPayments {
  /** Paid on booking. */
  readonly now: Cents;
  /** Paid later: $0 where all is paid on booking. */
  readonly rest: Cents;
  /** The day until which the rest must be paid; absent where there is none, or it is paid at the motel. */
  readonly restDue?: CivilDate;
}

/**
 * Returns what a guest pays on booking, and what later (X7). A rest that would be due by the day of booking is paid at
 * once; where a card guarantees the stay, nothing is (F32).
 * @param bookedOn the motel's date
 * @example
 * const quote = { total: dollars('300'), policy: { deposit: dollars('100'), restDays: 7 } };
 * const [checkIn, today] = [civilDate('2027-07-20'), civilDate('2027-05-01')];
 * stayPayments(quote, checkIn, today); // → { now: 10000, rest: 20000, restDue: 2027-07-13 }
 */
export function stayPayments(
  quote: Pick<Quote, 'total'> & {
    readonly policy: Pick<Quote['policy'], 'deposit' | 'restDays' | 'guarantee'>;
  },
  checkIn: CivilDate,
  bookedOn: CivilDate,
): StayPayments {
  const { total, policy } = requireObject('quote', quote);
  requireWholeNumber('total', total, 0, Number.MAX_SAFE_INTEGER);
  const { deposit = total, restDays, guarantee } = requireObject('policy', policy);
  if (guarantee !== undefined) return { now: NO_MONEY, rest: total };
  requireWholeNumber('deposit', deposit, 0, total);
  if (restDays !== undefined) requireWholeNumber('restDays', restDays, 0, MAX_REST_DAYS);
  const restDue = addDays(civilDate(checkIn), -(restDays ?? 0));
  const rest = subtract(total, deposit);
  if (rest === 0 || (restDays !== undefined && restDue <= civilDate(bookedOn))) {
    return { now: total, rest: NO_MONEY };
  }
  return { now: deposit, rest, ...(restDays !== undefined && { restDue }) };
}
