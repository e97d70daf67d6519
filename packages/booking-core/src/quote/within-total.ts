import { type Cents, cents, NO_MONEY, smaller, subtract, sum } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { divide } from '../money/divide.ts';
import { checkedShareOf, ROUNDINGS } from '../money/rounding.ts';
import { unitsOf } from '../money/units.ts';
import type { QuoteLine, QuoteShare } from '../pricing/quote.ts';
import { taxWithin } from '../pricing/tax-within.ts';
import { requireObjects, requireWholeNumber } from '../result/kind.ts';

/** A line as far as its place in another total depends on it. */
export type TotalLine = Pick<QuoteLine, 'amount' | 'share' | 'tax'>;

/** A line's part of a total; a percentage is within it, with what it is taken of there. */
export type TotalPart = Pick<QuoteLine, 'amount' | 'share'>;

/**
 * Returns the part of each line in a total that has its percentages in it, such as a price by hand, or what is left
 * after a refund (Q14). A fixed tax does not change, as far as the total reaches. Each percentage is its share of what
 * the total leaves it, rounded as in the tariff; the other lines divide the rest as they were. The parts add up to the
 * total; that of the lines themselves gives the lines.
 * @param unit of the currency: a cent, unless said
 * @throws RangeError for a total below $0, or one that is no multiple of the unit
 * @example
 * const share = { percent: 5, base: dollars('100'), round: 'cent' } as const;
 * const lines = [{ amount: dollars('100') }, { amount: dollars('5'), share }];
 * withinTotal(dollars('52.50'), lines).map(({ amount }) => amount); // → [5000, 250]
 */
export function withinTotal(total: Cents, lines: readonly TotalLine[], unit: SmallestUnit = 1): TotalPart[] {
  requireWholeNumber('total', total, 0, Number.MAX_SAFE_INTEGER);
  const { fixed, others, ...within } = kindsOf(lines, unit);
  const due = smaller(total, sum(...fixed));
  const dues = divide(due, fixed, unit);
  const left = subtract(total, due);
  const rest = restWithin(left, within);
  const parts = sharesAt(rest, within);
  const taken = parts.reduce((all, { amount }) => all + amount, 0);
  const divided = inTurn(cents(left - taken), others, unit);
  return lines.map((line) => {
    if (line.share !== undefined) return parts.shift() as TotalPart;
    return { amount: (isFixedTax(line) ? dues : divided).shift() ?? NO_MONEY };
  });
}

/**
 * Returns the total of a price by hand that is said before taxes (Q14): it, each percentage of it and the fixed taxes.
 * `withinTotal` of it has at least this price as its lines without a tax.
 * @param unit of the currency: a cent, unless said
 * @throws RangeError for a price below $0, or one that is no multiple of the unit
 * @example
 * const share = { percent: 5, base: dollars('100'), round: 'cent' } as const;
 * totalOver(dollars('50'), [{ amount: dollars('100') }, { amount: dollars('5'), share }]); // → 5250
 */
export function totalOver(rest: Cents, lines: readonly TotalLine[], unit: SmallestUnit = 1): Cents {
  requireWholeNumber('rest', rest, 0, Number.MAX_SAFE_INTEGER);
  unitsOf(rest, unit);
  const { fixed, ...within } = kindsOf(lines, unit);
  return sum(rest, ...fixed, ...sharesAt(rest, within).map(({ amount }) => amount));
}

/** The amounts of fixed taxes and of lines without a tax, the sum of these, and the percentages. */
function kindsOf(lines: readonly TotalLine[], unit: SmallestUnit) {
  requireObjects('lines', lines);
  const amountsOf = (is: (line: TotalLine) => boolean) => lines.filter(is).map(({ amount }) => amount);
  const others = amountsOf((line) => !isFixedTax(line) && line.share === undefined);
  const shares = lines.flatMap(({ share }) => share ?? []);
  return { fixed: amountsOf(isFixedTax), others, net: sum(...others), shares, unit };
}

/**
 * Divides so that the lines until each one are their share, rounded down: the base of a tax is then the sum of its
 * lines.
 */
function inTurn(amount: Cents, weights: readonly Cents[], unit: SmallestUnit): Cents[] {
  const whole = sum(...weights);
  if (whole <= 0) return divide(amount, weights, unit);
  const until = (at: number) =>
    unit * Number((BigInt(unitsOf(amount, unit)) * BigInt(sum(...weights.slice(0, at)))) / BigInt(whole));
  return weights.map((_, at) => cents(until(at + 1) - until(at)));
}

/** A percentage has its tax in its share. */
function isFixedTax({ tax }: TotalLine): boolean {
  return tax !== undefined;
}

/** The percentages of a total, the lines without one as they were, and the smallest unit of its currency. */
interface Within {
  readonly shares: readonly QuoteShare[];
  readonly net: number;
  readonly unit: SmallestUnit;
}

/** Returns the most that lines without a percentage can be, so that all percentages of it fit into the total, too. */
function restWithin(total: Cents, within: Within): Cents {
  const { unit } = within;
  let [fits, exceeds] = [0, unitsOf(total, unit) + 1];
  while (fits + 1 < exceeds) {
    const units = Math.floor((fits + exceeds) / 2);
    const rest = cents(units * unit);
    const all = sharesAt(rest, within).reduce((sum, { amount }) => sum + amount, rest as number);
    if (all <= total) fits = units;
    else exceeds = units;
  }
  return cents(fits * unit);
}

function sharesAt(rest: Cents, { shares, net, unit }: Within): Required<TotalPart>[] {
  const within = (whole: Cents) =>
    cents(net <= 0 ? 0 : unit * Number((BigInt(whole) * BigInt(rest)) / (BigInt(net) * BigInt(unit))));
  return shares.map((share) => {
    const { percent, round, included } = share;
    if (included !== undefined) {
      const price = within(included.price);
      const { base, amount } = taxWithin(price, percent, included.percents, unit);
      return { amount: NO_MONEY, share: { ...share, base, included: { ...included, price, amount } } };
    }
    const base = within(share.base);
    const amount = checkedShareOf(base, Math.round(percent * 10_000), ROUNDINGS[round]);
    return { amount, share: { ...share, base } };
  });
}
