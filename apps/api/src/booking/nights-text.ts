import type { NightRun } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

/** The nights as they were sold, grouped by price: `2 nights × $119, 1 night × $139`. */
export function nightsText(
  { counted, shownPrice }: Words,
  { nights }: { readonly nights: readonly NightRun[] },
): string {
  const counts = new Map<NightRun['price'], number>();
  for (const run of nights) counts.set(run.price, (counts.get(run.price) ?? 0) + run.nights);
  return [...counts].map(([price, count]) => `${counted(count, 'night')} × ${shownPrice(price)}`).join(', ');
}
