import { type Cents, formatDollars, NO_MONEY, type QuoteLine, subtract } from '@motel/booking-core';

type PriceLine = Pick<QuoteLine, 'label' | 'amount'> & { readonly detail?: string | undefined };

/** The lines of a price as the site writes them; with cents in one they all have them, so that their points align. */
export function priceRows(lines: readonly PriceLine[]) {
  const hasCents = (amount: Cents) => formatDollars(amount).includes('.');
  const end = lines.some(({ amount }) => hasCents(amount)) ? '.00' : '';
  const written = (amount: Cents) => `$${formatDollars(amount)}${hasCents(amount) ? '' : end}`;
  return lines.map(({ label, detail, amount }) => ({
    label,
    ...(detail !== undefined && { detail }),
    ...(amount === NO_MONEY && { quiet: true }),
    // A minus sign, which is as wide as a figure.
    amount: amount < 0 ? `−${written(subtract(NO_MONEY, amount))}` : written(amount),
  }));
}
