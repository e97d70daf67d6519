import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { letterParagraph } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard, refundedParts } from './stay-parts.ts';

/** To a guest whose payment arrived after the room was gone: there is no stay, and all of the money is refunded. */
export function latePaymentRefundedMail(words: Words, stay: Booking): OutboxMessage {
  const { t, fullMoney, motel } = words;
  const { policies } = motel;
  const invitation = t('Please call us on {shown}: we will gladly look for another room or other dates.', {
    shown: motel.phone.shown,
  });
  return guestLetter(words, stay, {
    dedupeKey: `late-payment-refunded:${stay.id}`,
    subject: t('Your payment to {name} is refunded: the room was no longer free', { name: motel.name }),
    opening: `${t('We are sorry: your payment reached us after your room had gone back on sale, and by then somebody else had booked it. You have no stay with us for these dates, and we refund all of your payment: {price}.', { price: fullMoney(stay.folio.price) })} ${policies.refunds}`,
    closing: [invitation],
    page: {
      postcard: housePostcard(words),
      isToCome: false,
      headline: t('Your payment is refunded.'),
      parts: [...refundedParts(words, fullMoney(stay.folio.price)), letterParagraph(invitation)],
    },
  });
}
