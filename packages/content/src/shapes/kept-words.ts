import type { Sentences } from '@motel/language';

/** The charge of a late cancellation, as the subject of a sentence. @param keep as the tariff says it */
export function keptWords({ t }: Sentences, keep: string): string {
  if (keep === 'first night') return t('one night is');
  return keep === 'everything' ? t('the whole stay is') : t('{keep} of the price is', { keep });
}
