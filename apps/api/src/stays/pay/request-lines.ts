import type { Cents } from '@motel/booking-core';
import { t } from '@motel/language';
import type { Booking, PaymentRequest } from '../../booking/index.ts';
import type { PaymentLine } from '../../money/index.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';

/** The lines of the page on which a request is paid. */
export function requestLines(
  { purpose, amount }: Pick<PaymentRequest, 'purpose' | 'amount'>,
  { folio }: Pick<Booking, 'folio'>,
): readonly PaymentLine[] {
  switch (purpose) {
    case 'stay':
      return amount === folio.price ? folio.lines : [depositLine(amount)];
    case 'change':
      return [{ kind: 'change', label: sentenceOf('change-difference'), amount }];
    case 'balance':
      return [{ kind: 'balance', label: t('what is left to pay'), amount }];
  }
}

/** The line of a deposit. */
export function depositLine(amount: Cents): PaymentLine {
  return { kind: 'deposit', label: t('deposit for your stay'), amount };
}
