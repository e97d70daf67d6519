import { type Cents, cents, NO_MONEY, smaller, subtract, sum } from '../money/cents.ts';
import { divide } from '../money/divide.ts';
import { ROUNDINGS } from '../money/rounding.ts';
import { checkedShareOf } from '../money/share.ts';
import type { QuoteLine, QuoteShare } from '../pricing/quote.ts';
import { taxWithin } from '../pricing/tax-within.ts';
import { requireObjects } from '../result/kind.ts';
import { requireWholeNumber } from '../result/whole-number.ts';

/** A line as far as its place in another total depends on it. */
export type TotalLine = Pick<QuoteLine, 'amount' | 'share' | 'tax'>;

/** A line's part of a total. */
export interface TotalPart {
  readonly amount: Cents;
  /** A percentage within the total, with what it is taken of there; absent for other lines. */
  readonly share?: QuoteShare;
}

/**
 * Returns the part of each line in a total that has its percentages in it, such as a price by hand, or what is left after
 * a refund (Q14). A fixed tax stays as it was, as far as the total reaches. Each percentage is its share of what the total
 * leaves it, rounded as in the tariff; the other lines divide the rest as they were. The parts add up to the total; that of
 * the lines themselves gives the lines.
 * @throws RangeError for a total below $0
 * @example
 * const share = { percent: 5, base: dollars('100'), round: 'cent' } as const;
 * const lines = [{ amount: dollars('100') }, { amount: dollars('5'), share }];
 * withinTotal(dollars('52.50'), lines).map(({ amount }) => amount); // → [5000, 250]
 */
export function withinTotal(total: Cents, lines: readonly TotalLine[]): TotalPart[] {
  requireWholeNumber('total', total, 0, Number.MAX_SAFE_INTEGER);
  const fixed = requireObjects('lines', lines)
    .filter(isFixedTax)
    .map(({ amount }) => amount);
  const due = smaller(total, sum(...fixed));
  const dues = divide(due, fixed);
  const others = lines.filter((line) => !isFixedTax(line) && line.share === undefined);
  const net = others.reduce((all, { amount }) => all + amount, 0);
  const shares = lines.flatMap(({ share }) => share ?? []);
  const left = subtract(total, due);
  const rest = restWithin(left, shares, net);
  const parts = sharesAt(rest, shares, net);
  const taken = parts.reduce((all, { amount }) => all + amount, 0);
  const divided = divide(
    cents(left - taken),
    others.map(({ amount }) => amount),
  );
  return lines.map((line) => {
    if (line.share !== undefined) return parts.shift() as TotalPart;
    return { amount: (isFixedTax(line) ? dues : divided).shift() ?? NO_MONEY };
  });
}

/** A percentage has its tax in its share. */
function isFixedTax({ tax }: TotalLine): boolean {
  return tax !== undefined;
}

/** Returns the most that lines without a percentage can be, so that all percentages of it fit into the total, too. */
function restWithin(total: Cents, shares: readonly QuoteShare[], net: number): Cents {
  let [fits, exceeds] = [0, total + 1];
  while (fits + 1 < exceeds) {
    const rest = Math.floor((fits + exceeds) / 2);
    const all = sharesAt(rest as Cents, shares, net).reduce((sum, { amount }) => sum + amount, rest);
    if (all <= total) fits = rest;
    else exceeds = rest;
  }
  return fits as Cents;
}

function sharesAt(rest: Cents, shares: readonly QuoteShare[], net: number): Required<TotalPart>[] {
  const within = (whole: Cents) =>
    (net <= 0 ? 0 : Number((BigInt(whole) * BigInt(rest)) / BigInt(net))) as Cents;
  return shares.map((share) => {
    const { percent, round, included } = share;
    if (included !== undefined) {
      const price = within(included.price);
      const { base, amount } = taxWithin(price, percent, included.percents);
      return { amount: NO_MONEY, share: { ...share, base, included: { ...included, price, amount } } };
    }
    const base = within(share.base);
    const amount = checkedShareOf(base, Math.round(percent * 10_000), ROUNDINGS[round]);
    return { amount, share: { ...share, base } };
  });
}
