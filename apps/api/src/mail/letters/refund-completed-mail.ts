import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard, refundedParts } from './stay-parts.ts';

/** A refund that the payment provider has paid back. */
interface CompletedRefund {
  /** Names this refund of the payment. */
  readonly idempotencyKey: string;
  readonly amount: Cents;
}

/** To the guest, once the payment provider has paid a refund back. */
export function refundCompletedMail(
  words: Words,
  stay: Booking,
  { idempotencyKey, amount }: CompletedRefund,
): OutboxMessage {
  const { t, fullMoney, motel } = words;
  const { policies } = motel;
  const money = fullMoney(amount);
  return guestLetter(words, stay, {
    dedupeKey: `refund-completed:${idempotencyKey}`,
    subject: t('Your refund from {name} is on its way: {money}', { name: motel.name, money }),
    opening: `${t('Our payment provider has sent your refund of {money} to your bank.', { money })} ${policies.refunds}`,
    page: {
      postcard: housePostcard(words),
      isToCome: false,
      headline: t('Your refund is on its way.'),
      parts: refundedParts(words, money),
    },
  });
}
