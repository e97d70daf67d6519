import type { Sentences } from '@motel/language';

/** The same in a list of prices: `plus taxes`. @param beforeTaxes such as `before taxes` */
export function plusWords({ t }: Sentences, beforeTaxes: string): string {
  return beforeTaxes === t('before taxes') ? t('plus taxes') : beforeTaxes.replace(t('before '), t('plus '));
}
