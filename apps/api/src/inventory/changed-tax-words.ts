import type { Tariff } from '@motel/booking-core';
import { moneyWords, taxWordsOf } from '@motel/content';

/** How prices stand to the taxes, where the desk has changed what the motel's files say; pages have those words. */
export function changedTaxWords({ data }: Tariff): string | undefined {
  const words = taxWordsOf(data.fees);
  return words === moneyWords.beforeTaxes ? undefined : words;
}
