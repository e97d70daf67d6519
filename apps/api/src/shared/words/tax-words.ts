import type { Cents, QuoteShare } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';

interface TaxFigures {
  readonly percent?: number;
  readonly base?: Cents;
  readonly round?: QuoteShare['round'];
  readonly number?: string;
}

/** How a tax came about, beside its name: `5% of $170.00, in whole dollars. No. 00000 0000 RT0001`. */
export function taxDetail({ percent, base, round, number }: TaxFigures): string | undefined {
  const rate =
    percent === undefined || base === undefined
      ? []
      : [`${percent}% of ${shownMoney(base)}${round?.startsWith('dollar') ? ', in whole dollars' : ''}`];
  const words = [...rate, ...(number === undefined ? [] : [`No. ${number}`])];
  return words.length === 0 ? undefined : words.join('. ');
}
