import type { Cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { instantWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { pricePart } from './stay-parts.ts';

export interface PaymentLinkFacts {
  /** `stay`, or the id of the change or of the link. */
  readonly about: string;
  readonly amount: Cents;
  readonly url: string;
  readonly until: Date;
  /** To a guest who waited for it. @default false */
  readonly isOffer?: boolean;
}

export function linkMailKey(about: PaymentLinkFacts['about'], bookingId: string): string {
  return `payment-link:${about}:${bookingId}`;
}

/** To the guest: what to pay, or that a card is asked for, and until when; for a held stay, the terms that paying accepts. */
export function paymentLinkMail(
  words: Words,
  stay: Booking,
  { about, amount, url, until, isOffer = false }: PaymentLinkFacts,
): OutboxMessage {
  const { t, fullMoney, shownMoney, motel } = words;
  const when = instantWords(words, until.getTime());
  const card = amount === 0 ? t('Leave a card for your stay') : undefined;
  const offer = isOffer ? t('A room is free for you at {name}', { name: motel.name }) : undefined;
  const request = card
    ? t('We hold this stay for you until {when}. It is yours once you have left a card.', { when })
    : about === 'stay'
      ? t('We hold this stay for you until {when}. It is yours once {amount} are paid.', {
          when,
          amount: fullMoney(amount),
        })
      : t('Please pay {amount} for your stay until {when}.', { amount: fullMoney(amount), when });
  return guestLetter(words, stay, {
    dedupeKey: linkMailKey(about, stay.id),
    subject:
      offer ??
      card ??
      t('Please pay for your stay at {name}: {amount}', {
        name: motel.name,
        amount: fullMoney(amount),
      }),
    headline: t('Almost yours.'),
    opening: offer ? `${offer}. ${request}` : request,
    terms: about === 'stay' && stay.acceptedTerms ? [stay.acceptedTerms] : [],
    action: { label: card ?? t('Pay {amount}', { amount: shownMoney(amount) }), address: url },
    parts: [pricePart(words, t('The price'), stay)],
  });
}
