import type { Tariff } from '@motel/booking-core';
import { moneyWords } from '@motel/content';
import { taxWordsOf } from '@motel/content/server';
import { partsOf, t } from '@motel/language';

/** How prices stand to the taxes, where the desk has changed what the motel's files say; pages have those words. */
export function changedTaxWords({ data }: Tariff): string | undefined {
  const words = taxWordsOf({ t, partsOf }, data.fees);
  return words === moneyWords.beforeTaxes ? undefined : words;
}
