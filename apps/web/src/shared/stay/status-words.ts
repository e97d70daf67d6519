import { t } from '@motel/language';

const WORDS: Readonly<Record<string, string>> = {
  pending: t('pending'),
  confirmed: t('confirmed'),
  cancelled: t('cancelled'),
  refunded: t('refunded'),
  completed: t('completed'),
  expired: t('expired'),
  released: t('released'),
  unknown: t('unknown'),
};

/** The state of a booking; one that this page does not know as the server says it. */
export function statusWords(status: string): string {
  return WORDS[status] ?? status;
}
