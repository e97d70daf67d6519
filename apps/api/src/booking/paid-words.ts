import { cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type Said, said } from '../shared/words/said.ts';
import type { Booking } from './booking.ts';
import { wayOf } from './folio.ts';

type WayWords = readonly [paid: Said, refunded: Said];

const CARD: WayWords = [said('Paid by card'), said('Refunded by card')];

const WORDS: Readonly<Record<string, WayWords>> = {
  cash: [said('Paid in cash'), said('Refunded in cash')],
  terminal: [said('Paid by card at the desk'), said('Refunded by card at the desk')],
  transfer: [said('Paid by bank transfer'), said('Refunded by bank transfer')],
  account: [said('Put on a company’s account'), said('Taken off a company’s account')],
  cheque: [said('Paid by cheque'), said('Refunded by cheque')],
  voucher: [said('Paid by gift voucher'), said('Refunded to the gift voucher')],
  earlier: [said('Paid before'), said('Refunded')],
};

/** How money came, or went back. @param way as the folio has it */
export function paidWords(words: Words, way: string): { readonly paid: string; readonly refunded: string } {
  const [paid, refunded] = WORDS[way] ?? CARD;
  return { paid: paid(undefined, words), refunded: refunded(undefined, words) };
}

/** The payments and refunds of a stay in the order in which they came, with how each was made: `Paid by card`. */
export function moneyMoves(words: Words, { folio }: Pick<Booking, 'folio'>) {
  return folio.entries.flatMap((entry, index) => {
    const { kind, amount, at, what, label } = entry;
    if (kind === 'charge') return [];
    const move = { at, position: index + 1 };
    const isHere = kind === 'payment' || amount < 0;
    if (what === 'moved' || label !== null) {
      const told = isHere ? words.t('Moved from another stay') : words.t('Moved to another stay');
      return [{ ...move, kind: isHere ? 'payment' : 'refund', label: told, amount: cents(Math.abs(amount)) }];
    }
    const { paid, refunded } = paidWords(words, wayOf(folio, entry));
    return [{ ...move, kind, label: kind === 'payment' ? paid : refunded, amount }];
  });
}
