import type { Cents } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import { fullMoney } from '@motel/content/words';
import { t } from '@motel/language';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard } from './stay-parts.ts';

/** A refund that the payment provider has paid back. */
interface CompletedRefund {
  /** Names this refund of the payment. */
  readonly idempotencyKey: string;
  readonly amount: Cents;
}

/** To the guest, once the payment provider has paid a refund back. */
export function refundCompletedMail(
  stay: Booking,
  { idempotencyKey, amount }: CompletedRefund,
): OutboxMessage {
  const money = fullMoney(amount);
  return guestLetter(stay, {
    dedupeKey: `refund-completed:${idempotencyKey}`,
    subject: t('Your refund from {name} is on its way: {money}', { name: motel.name, money }),
    opening: `${t('Our payment provider has sent your refund of {money} to your bank.', { money })} ${policies.refunds}`,
    page: {
      postcard: housePostcard(),
      isToCome: false,
      headline: t('Your refund is on its way.'),
      parts: [heading(t('Your money')), rows([{ label: t('Refunded'), amount: money, isTotal: true }])],
    },
  });
}
