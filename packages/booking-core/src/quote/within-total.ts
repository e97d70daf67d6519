import { type Cents, cents, NO_MONEY } from '../money/cents.ts';
import { divide } from '../money/divide.ts';
import { ROUNDINGS } from '../money/rounding.ts';
import { checkedShareOf } from '../money/share.ts';
import type { QuoteLine } from '../pricing/quote.ts';
import { requireObjects } from '../result/kind.ts';
import { requireWholeNumber } from '../result/whole-number.ts';

/** A line as far as its place in another total depends on it. */
export type TotalLine = Pick<QuoteLine, 'amount' | 'share'>;

/** A line's part of a total. */
export interface TotalPart {
  readonly amount: Cents;
  /** The amount that a percentage is taken of within the total; absent for other lines. */
  readonly base?: Cents;
}

/**
 * Returns the part of each line in a total that has its percentages in it, such as a price by hand, or what is left after
 * a refund (Q14). Each percentage is its share of what the total leaves it, rounded as in the tariff; the other lines divide
 * the rest as they were. The parts add up to the total; that of the lines themselves gives the lines.
 * @throws RangeError for a total below $0
 * @example
 * const share = { percent: 5, base: dollars('100'), round: 'cent' } as const;
 * const lines = [{ amount: dollars('100') }, { amount: dollars('5'), share }];
 * withinTotal(dollars('52.50'), lines).map(({ amount }) => amount); // → [5000, 250]
 */
export function withinTotal(total: Cents, lines: readonly TotalLine[]): TotalPart[] {
  requireWholeNumber('total', total, 0, Number.MAX_SAFE_INTEGER);
  const net = requireObjects('lines', lines).reduce(
    (sum, line) => (line.share === undefined ? sum + line.amount : sum),
    0,
  );
  const shares = lines.flatMap(({ share }) => share ?? []);
  const rest = net <= 0 ? total : restWithin(total, shares, net);
  const parts = sharesAt(rest, shares, net);
  const taken = parts.reduce((sum, { amount }) => sum + amount, 0);
  const others = divide(
    cents(total - taken),
    lines.flatMap((line) => (line.share === undefined ? [line.amount] : [])),
  );
  return lines.map((line) =>
    line.share === undefined
      ? { amount: others.shift() ?? NO_MONEY }
      : (parts.shift() ?? { amount: NO_MONEY, base: NO_MONEY }),
  );
}

type Share = NonNullable<TotalLine['share']>;

/** Returns the most that lines without a percentage can be, so that all percentages of it fit into the total, too. */
function restWithin(total: Cents, shares: readonly Share[], net: number): Cents {
  let [fits, exceeds] = [0, total + 1];
  while (fits + 1 < exceeds) {
    const rest = Math.floor((fits + exceeds) / 2);
    const sum = sharesAt(rest as Cents, shares, net).reduce((all, { amount }) => all + amount, rest);
    if (sum <= total) fits = rest;
    else exceeds = rest;
  }
  return fits as Cents;
}

function sharesAt(rest: Cents, shares: readonly Share[], net: number): Required<TotalPart>[] {
  return shares.map(({ base: whole, percent, round }) => {
    const base = (net <= 0 ? 0 : Number((BigInt(whole) * BigInt(rest)) / BigInt(net))) as Cents;
    return { base, amount: checkedShareOf(base, Math.round(percent * 10_000), ROUNDINGS[round]) };
  });
}
