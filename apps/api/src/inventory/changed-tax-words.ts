import type { Tariff } from '@motel/booking-core';
import { taxWordsOf, type Words } from '@motel/content/server';

/** How prices stand to the taxes, where the desk has changed what the motel's files say; pages have those words. */
export function changedTaxWords(words: Words, { data }: Tariff): string | undefined {
  const taxes = taxWordsOf(words, data.fees);
  return taxes === words.motel.moneyWords.beforeTaxes ? undefined : taxes;
}
