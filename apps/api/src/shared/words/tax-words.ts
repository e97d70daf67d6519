import type { Cents, QuoteShare } from '@motel/booking-core';
import { money } from '@motel/content';
import { shownMoney } from '@motel/content/words';
import { t } from '@motel/language';

interface TaxFigures {
  readonly percent?: number;
  readonly base?: Cents;
  readonly round?: QuoteShare['round'];
  readonly number?: string;
}

/** How a tax came about, beside its name: `5% of $170.00, in whole dollars. No. 00000 0000 RT0001`. */
export function taxDetail({ percent, base, round, number }: TaxFigures): string | undefined {
  const rate =
    percent === undefined || base === undefined ? [] : [rateWords(percent, shownMoney(base), round)];
  const words = [...rate, ...(number === undefined ? [] : [t('No. {number}', { number })])];
  return words.length === 0 ? undefined : words.join('. ');
}

function rateWords(percent: number, base: string, round: TaxFigures['round']): string {
  // In a currency without decimals every amount is whole.
  return round?.startsWith('dollar') && money.decimals > 0
    ? t('{percent}% of {base}, in whole dollars', { percent, base })
    : t('{percent}% of {base}', { percent, base });
}
