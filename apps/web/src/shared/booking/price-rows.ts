import { type Cents, formatDollars, NO_MONEY, type QuoteLine } from '@motel/booking-core';
import { shownMoney, shownPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

interface PriceLine extends Pick<QuoteLine, 'label' | 'amount' | 'share'> {
  readonly detail?: string | undefined;
  readonly isWithin?: boolean | undefined;
}

/** The lines of a price as the site writes them; with cents in one they all have them, so that their points align. */
export function priceRows(words: Words, lines: readonly PriceLine[]) {
  const written = lines.some(({ amount }) => hasCents(amount)) ? shownMoney : shownPrice;
  return lines.map((line) => ({
    label: line.label,
    ...(line.detail !== undefined && { detail: line.detail }),
    ...(line.amount === NO_MONEY && { quiet: true }),
    amount: isWithin(line) ? '' : written(words, line.amount),
  }));
}

/** The same without those of $0: a tax that is in the price stays, its detail has the amount (F27). */
export function toldRows(words: Words, lines: readonly PriceLine[]) {
  return priceRows(
    words,
    lines.filter((line) => line.amount !== NO_MONEY || isWithin(line)),
  );
}

function isWithin(line: PriceLine): boolean {
  return line.isWithin === true || line.share?.included !== undefined;
}

function hasCents(amount: Cents): boolean {
  return formatDollars(amount).includes('.');
}
