import type { QuoteWords } from '../catalogue/catalogue.ts';
import { type Cents, cents, NO_MONEY, subtract, times } from '../money/cents.ts';
import { checkedShareOf, nearestIn, roundingIn } from '../money/rounding.ts';
import { unitsOf } from '../money/units.ts';
import { MAX_COUNT } from '../party/party.ts';
import type { QuoteLine } from '../pricing/quote.ts';
import { taxWithin } from '../pricing/tax-within.ts';
import { requireWholeNumber } from '../result/kind.ts';
import { highestRate } from '../tariff/field-reader.ts';
import type { PercentFee } from '../tariff/read-fees.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';

/** An article that is charged. */
export interface ArticleCharge {
  /** Its id in the tariff. */
  readonly article: string;
  /** 1 to 1000. @default 1 */
  readonly quantity?: number;
  /** Of one, $0 to $99,999.99, or to 9,999,999 of a currency without decimals; for an article without a price. */
  readonly amount?: Cents;
}

/**
 * Works out the charge of an article (F29): its line, then one for each of its taxes.
 * @param tariff from `parseTariff`
 * @param words the words of the details, in one language
 * @returns lines that add up to the charge; a credit is one line below $0, an allowance (L5)
 * @throws TypeError for a tariff that `parseTariff` has not made
 * @throws RangeError for an article that the tariff does not have, an amount or a quantity outside its range, an amount
 * missing, or one for an article that has a price
 * @example
 * const withArticles = parseTariff({ ...tariff.data, articles: [{ id: 'firewood', price: '8.50' }] });
 * articleLines(withArticles, { article: 'firewood', quantity: 2 }, ENGLISH.price.quote)[0]?.amount; // → 1700
 */
export function articleLines(
  tariff: Tariff,
  { article: id, quantity = 1, amount }: ArticleCharge,
  words: QuoteWords,
): QuoteLine[] {
  const { articles, fees, unit } = requireTariff(tariff);
  const article = articles.find((one) => one.id === id);
  if (article === undefined) throw new RangeError(`The tariff has no article ${String(id)}`);
  if ((article.price === undefined) === (amount === undefined))
    throw new RangeError('An article without a price, and no other, is charged at an amount');
  const each = article.price ?? (amount as Cents);
  requireWholeNumber('amount', each, 0, highestRate(unit));
  unitsOf(each, unit);
  requireWholeNumber('quantity', quantity, 1, MAX_COUNT);
  const taxes = article.taxes.map((at) => ({ at, ...(fees[at] as PercentFee) }));
  const percents = taxes.reduce((all, { percent, included }) => (included ? all + percent : all), 0) / 10_000;
  const price = times(each, quantity);
  if (article.isCredit) {
    const off = { quantity, unitAmount: subtract(NO_MONEY, each) };
    return [line(id, 'L5', article.label, subtract(NO_MONEY, price), off)];
  }
  const added = new Map<number, Cents>();
  const lines: QuoteLine[] = [line(id, 'F29', article.label, price, { quantity, unitAmount: each })];
  for (const { at, percent: share, of, tax, label, included: isIncluded, net, id: kind } of taxes) {
    const percent = share / 10_000;
    const figures = { percent, round: roundingIn(unit, 'cent'), ...(tax && { tax }) };
    if (isIncluded) {
      const { base, amount: within } = taxWithin(price, percent, percents, unit);
      const included = { amount: within, price, percents, of: [id] };
      const detail = words.included({ percent, amount: within, currency: tariff.data.currency });
      lines.push(line(kind, 'F29', label, NO_MONEY, { detail, share: { ...figures, base, included } }));
      continue;
    }
    const own = net ? cents(price - taxWithin(price, percents, percents, unit).amount) : price;
    const base = cents(of.reduce<number>((sum, earlier) => sum + (added.get(earlier) ?? 0), own));
    const amount = checkedShareOf(base, share, nearestIn(unit));
    added.set(at, amount);
    lines.push(
      line(kind, 'F29', label, amount, { detail: words.percent(percent), share: { ...figures, base } }),
    );
  }
  return lines;
}

function line(kind: string, rule: string, label: string, amount: Cents, more: Partial<QuoteLine>): QuoteLine {
  return Object.freeze({ kind, rule, label, amount, ...more });
}
