import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking, PaymentRequest } from '../../booking/index.ts';
import type { PaymentLine } from '../../money/index.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';

/** The lines of the page on which a request is paid. */
export function requestLines(
  words: Words,
  { purpose, amount }: Pick<PaymentRequest, 'purpose' | 'amount'>,
  { folio }: Pick<Booking, 'folio'>,
): readonly PaymentLine[] {
  switch (purpose) {
    case 'stay':
      return stayLines(words, amount, folio);
    case 'change':
      return [{ kind: 'change', label: sentenceOf(words, 'change-difference'), amount }];
    case 'balance':
      return [{ kind: 'balance', label: words.t('what is left to pay'), amount }];
  }
}

/** The lines of a stay's own page: of all its price, of a deposit, or none where a card guarantees it. */
export function stayLines(
  { t }: Words,
  amount: Cents,
  { price, lines }: Pick<Booking['folio'], 'price' | 'lines'>,
): readonly PaymentLine[] {
  if (amount === price) return lines;
  return amount === 0 ? [] : [{ kind: 'deposit', label: t('deposit for your stay'), amount }];
}
