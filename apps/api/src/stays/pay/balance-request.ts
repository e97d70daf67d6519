import { randomUUID } from 'node:crypto';
import type { Cents } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import type { Booking, NewRequest } from '../../booking/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { stayUrl } from '../stay-url.ts';

/** A request for a part of what a guest owes, in their language, that holds no rooms. */
export function balanceRequest(
  { payments, motel }: Pick<CheckoutContext, 'payments' | 'motel'>,
  booking: Booking,
  amount: Cents,
  { now, until }: { readonly now: Date; readonly until: Date },
): NewRequest {
  const { t, own } = wordsOf(motel, booking.language);
  const page = stayUrl(motel, booking.site, booking);
  return {
    id: randomUUID(),
    bookingId: booking.id,
    purpose: 'balance',
    amount,
    held: [],
    heldSince: now,
    heldFrom: null,
    openUntil: until,
    guestId: booking.guestId,
    authSessionId: null,
    provider: payments.name,
    title: t('{room}: what is left to pay', { room: own(booking.property.title) }),
    expiresAt: until,
    successUrl: page,
    cancelUrl: page,
  };
}
