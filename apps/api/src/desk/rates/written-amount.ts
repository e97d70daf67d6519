import { parseDollars } from '@motel/booking-core';
import { money } from '@motel/content';
import { shownPrice } from '@motel/content/words';

/** An amount of a tariff, as a note says it: `$12.50`. @param amount decimal; any other text stays as it is written */
export function writtenAmount(amount: unknown): string {
  const price = parseDollars(amount);
  return price === undefined ? `${money.sign}${amount}` : shownPrice(price);
}
