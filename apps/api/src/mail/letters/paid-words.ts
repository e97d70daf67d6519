import { t } from '@motel/language';

type Words = readonly [paid: () => string, refunded: () => string];

const CARD: Words = [() => t('Paid by card'), () => t('Refunded by card')];

const WORDS: Readonly<Record<string, Words>> = {
  cash: [() => t('Paid in cash'), () => t('Refunded in cash')],
  terminal: [() => t('Paid by card at the desk'), () => t('Refunded by card at the desk')],
  transfer: [() => t('Paid by bank transfer'), () => t('Refunded by bank transfer')],
  account: [() => t('Put on a company’s account'), () => t('Taken off a company’s account')],
  cheque: [() => t('Paid by cheque'), () => t('Refunded by cheque')],
  earlier: [() => t('Paid before'), () => t('Refunded')],
};

/** How money came, or went back, in the language that is spoken now. @param way as the folio has it */
export function paidWords(way: string): { readonly paid: string; readonly refunded: string } {
  const [paid, refunded] = WORDS[way] ?? CARD;
  return { paid: paid(), refunded: refunded() };
}
