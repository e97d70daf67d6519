import type { Words } from '../words.ts';

const known = ({ t }: Words): Readonly<Record<string, string>> => ({
  pending: t('pending'),
  confirmed: t('confirmed'),
  cancelled: t('cancelled'),
  refunded: t('refunded'),
  completed: t('completed'),
  expired: t('expired'),
  released: t('released'),
  unknown: t('unknown'),
});

/** The state of a booking; one that this page does not know as the server says it. */
export function statusWords(words: Words, status: string): string {
  return known(words)[status] ?? status;
}
