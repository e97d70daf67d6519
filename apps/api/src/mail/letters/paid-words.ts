import type { Words } from '@motel/content/server';
import { said } from '../../shared/words/said.ts';

type WayWords = readonly [paid: Said, refunded: Said];
type Said = ReturnType<typeof said>;

const CARD: WayWords = [said('Paid by card'), said('Refunded by card')];

const WORDS: Readonly<Record<string, WayWords>> = {
  cash: [said('Paid in cash'), said('Refunded in cash')],
  terminal: [said('Paid by card at the desk'), said('Refunded by card at the desk')],
  transfer: [said('Paid by bank transfer'), said('Refunded by bank transfer')],
  account: [said('Put on a company’s account'), said('Taken off a company’s account')],
  cheque: [said('Paid by cheque'), said('Refunded by cheque')],
  earlier: [said('Paid before'), said('Refunded')],
};

/** How money came, or went back. @param way as the folio has it */
export function paidWords(words: Words, way: string): { readonly paid: string; readonly refunded: string } {
  const [paid, refunded] = WORDS[way] ?? CARD;
  return { paid: paid(undefined, words), refunded: refunded(undefined, words) };
}
