import type { NightRun } from '@motel/booking-core';
import { counted, shownPrice } from '@motel/content/words';

/** The nights as they were sold, grouped by price: `2 nights × $119, 1 night × $139`; empty in bookings of before. */
export function nightsText({ nights }: { readonly nights: readonly NightRun[] }): string {
  const counts = new Map<NightRun['price'], number>();
  for (const run of nights) counts.set(run.price, (counts.get(run.price) ?? 0) + run.nights);
  return [...counts].map(([price, count]) => `${counted(count, 'night')} × ${shownPrice(price)}`).join(', ');
}
