import { type Cents, formatDollars, NO_MONEY, type QuoteLine } from '@motel/booking-core';
import { shownMoney, shownPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

type PriceLine = Pick<QuoteLine, 'label' | 'amount'> & { readonly detail?: string | undefined };

/** The lines of a price as the site writes them; with cents in one they all have them, so that their points align. */
export function priceRows(words: Words, lines: readonly PriceLine[]) {
  const written = lines.some(({ amount }) => hasCents(amount)) ? shownMoney : shownPrice;
  return lines.map(({ label, detail, amount }) => ({
    label,
    ...(detail !== undefined && { detail }),
    ...(amount === NO_MONEY && { quiet: true }),
    amount: written(words, amount),
  }));
}

function hasCents(amount: Cents): boolean {
  return formatDollars(amount).includes('.');
}
