import { cents } from '@motel/booking-core';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { PaymentEvent, UnreadableEvent } from '../payment-provider.ts';
import { callStripe } from './call-stripe.ts';
import { REFUND_KEY } from './refund-payment.ts';
import { BOOKING_ID } from './session-params.ts';

/** The events that the motel needs; the webhook's endpoint is set up with these. */
const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
] as const;

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const session = z.object({ id: z.string() });
const paidSession = session.extend({
  payment_intent: reference,
  amount_total: z.int().transform(cents),
  currency: z.literal('cad'),
});
const completedSession = z.object({ payment_status: z.string() });
/** Refunds, charges and disputes of another shop are read, too: theirs may be without a payment intent. */
const charge = z.object({ payment_intent: reference.nullish(), refunded: z.boolean() });
const dispute = z.object({
  id: z.string(),
  payment_intent: reference.nullish(),
  amount: z.int().transform(cents),
});
const refund = dispute.extend({ status: z.string().nullish() });

/**
 * Parses the event in a body with a valid signature. Sessions without a booking's id, made by another shop of the same
 * account, are `ignored`, as is every kind of event that the motel does not need. Only the payment of a refund, charge
 * or dispute shows which shop it belongs to.
 * @throws Error when an event about the motel's own is not as Stripe describes it
 */
export function parseStripeEvent(body: unknown): PaymentEvent {
  const { id: eventId, type, data } = envelope.parse(body);
  const { object } = data;
  const bookingId = object.metadata?.[BOOKING_ID];
  const ignored: PaymentEvent = { eventId, type: 'ignored' };
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      // A completed session is not `paid` while its payment is undecided.
      if (bookingId === undefined || completedSession.parse(object).payment_status !== 'paid') return ignored;
      const {
        id: sessionId,
        payment_intent: paymentReference,
        amount_total: amount,
      } = paidSession.parse(object);
      return { eventId, type: 'paid', sessionId, bookingId, paymentReference, amount };
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      if (bookingId === undefined) return ignored;
      const outcome = type === 'checkout.session.expired' ? 'expired' : 'failed';
      return { eventId, type: outcome, sessionId: session.parse(object).id, bookingId };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id: refundReference, payment_intent: paymentReference, status, amount } = refund.parse(object);
      const outcome = REFUND_OUTCOMES[status ?? ''];
      if (outcome === undefined || !paymentReference) return ignored;
      const isByHand = object.metadata?.[REFUND_KEY] === undefined;
      return { eventId, type: outcome, paymentReference, refundReference, amount, isByHand };
    }
    case 'charge.refunded': {
      const { payment_intent: paymentReference, refunded } = charge.parse(object);
      return refunded && paymentReference ? { eventId, type: 'refunded-in-full', paymentReference } : ignored;
    }
    case 'charge.dispute.created': {
      const { id: disputeReference, payment_intent: paymentReference, amount } = dispute.parse(object);
      if (!paymentReference) return ignored;
      return { eventId, type: 'disputed', paymentReference, disputeReference, amount };
    }
    default:
      return ignored;
  }
}

const REFUND_OUTCOMES: Partial<Record<string, 'refunded' | 'refund-failed'>> = {
  succeeded: 'refunded',
  failed: 'refund-failed',
  canceled: 'refund-failed',
};

/** The events that the motel needs, since an instant, oldest first. */
export async function eventsSince(
  stripe: Stripe,
  instant: Date,
): Promise<(PaymentEvent | UnreadableEvent)[]> {
  const created = { gte: Math.floor(instant.getTime() / 1000) };
  const newestFirst = await callStripe(async () => {
    const events: Stripe.Event[] = [];
    // The library requests page after page.
    for await (const event of stripe.events.list({ types: [...EVENT_TYPES], created, limit: 100 }))
      events.push(event);
    return events;
  });
  return newestFirst.reverse().map(readCollected);
}

/** An event that cannot be read must not block the others. */
function readCollected(event: Stripe.Event): PaymentEvent | UnreadableEvent {
  try {
    return parseStripeEvent(event);
  } catch (error) {
    return { type: 'unreadable', eventId: event.id, problem: String(error) };
  }
}
