import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { paragraph } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { refundedPart } from './stay-parts.ts';

/** A payment that bought no stay, and is refunded in full. */
interface UnusedPayment {
  readonly paymentReference: string;
  readonly amount: Cents;
  /** The amount that was due instead. @default the price of the booking */
  readonly due?: Cents | undefined;
  /** `already-paid`: the stay was paid before; `change-gone`: its change could no longer be made. */
  readonly reason: 'already-paid' | 'wrong-amount' | 'change-gone';
}

/** To a guest who paid twice, or another amount than the price. */
export function paymentRefundedMail(words: Words, stay: Booking, payment: UnusedPayment): OutboxMessage {
  const { t, fullMoney, motel } = words;
  const { paymentReference, amount, due = stay.folio.price, reason } = payment;
  const hasStay = stay.status === 'confirmed';
  const why = {
    'already-paid': t('a second payment for the same booking reached us'),
    'wrong-amount': t('your payment was not the price of the booking, {due}', { due: fullMoney(due) }),
    'change-gone': t('the change of your stay could no longer be made when it was paid'),
  }[reason];
  const standing = hasStay
    ? t('Your stay remains confirmed.')
    : t('You have no stay with us for these dates. Please book again, or call us on {shown}.', {
        shown: motel.phone.shown,
      });
  return guestLetter(words, stay, {
    dedupeKey: `payment-refunded:${paymentReference}`,
    subject: t('A payment to {name} is refunded: {amount}', { name: motel.name, amount: fullMoney(amount) }),
    opening: [
      t('We refund all of a payment of {amount}, because {why}.', { amount: fullMoney(amount), why }),
      standing,
      motel.policies.refunds,
    ].join(' '),
    isOfHouse: true,
    isToCome: hasStay,
    headline: t('We refund a payment.'),
    parts: [refundedPart(words, fullMoney(amount))],
  });
}

/**
 * To a guest whose payment arrived after the room was gone: there is no stay, and all of the money is refunded.
 * @param amount of the payment: a deposit, or the price of several rooms
 */
export function latePaymentRefundedMail(words: Words, stay: Booking, amount: Cents): OutboxMessage {
  const { t, fullMoney, motel } = words;
  const invitation = t('Please call us on {shown}: we will gladly look for another room or other dates.', {
    shown: motel.phone.shown,
  });
  return guestLetter(words, stay, {
    dedupeKey: `late-payment-refunded:${stay.id}`,
    subject: t('Your payment to {name} is refunded: the room was no longer free', { name: motel.name }),
    opening: `${t('We are sorry: your payment reached us after your room had gone back on sale, and by then somebody else had booked it. You have no stay with us for these dates, and we refund all of your payment: {price}.', { price: fullMoney(amount) })} ${motel.policies.refunds}`,
    isOfHouse: true,
    isToCome: false,
    headline: t('Your payment is refunded.'),
    parts: [refundedPart(words, fullMoney(amount)), paragraph(invitation)],
  });
}

interface CompletedRefund {
  /** Names this refund of the payment. */
  readonly idempotencyKey: string;
  readonly amount: Cents;
}

export function refundCompletedMail(
  words: Words,
  stay: Booking,
  { idempotencyKey, amount }: CompletedRefund,
): OutboxMessage {
  const { t, fullMoney, motel } = words;
  const money = fullMoney(amount);
  return guestLetter(words, stay, {
    dedupeKey: `refund-completed:${idempotencyKey}`,
    subject: t('Your refund from {name} is on its way: {money}', { name: motel.name, money }),
    opening: `${t('Our payment provider has sent your refund of {money} to your bank.', { money })} ${motel.policies.refunds}`,
    isOfHouse: true,
    isToCome: false,
    headline: t('Your refund is on its way.'),
    parts: [refundedPart(words, money)],
  });
}
