import type Stripe from 'stripe';
import * as z from 'zod';
import {
  type PaymentEvent,
  readingEvent,
  type UnreadableEvent,
  UnreadableEventError,
} from '../payment-provider.ts';
import type { CallStripe } from './call-stripe.ts';
import { BOOKING_ID, INSTALLATION } from './session-params.ts';
import { guaranteeIn, type OwnSide, type PaidSide, paymentIn, reference } from './session-state.ts';
import { fromStripe } from './stripe-amounts.ts';
import { CHARGE_KEY, REFUND_KEY } from './stripe-charges.ts';

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
  'payment_intent.succeeded',
] as const;

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});
const session = z.object({ id: z.string() });
/** Refunds, charges and disputes of another shop are read, too: theirs may be without a payment intent. */
const charge = z.object({ payment_intent: reference.nullish(), refunded: z.boolean() });
const dispute = z.object({ id: z.string(), payment_intent: reference.nullish(), amount: z.int() });
const charged = z.object({ id: z.string(), amount: z.int() });
const refund = dispute.extend({ status: z.string().nullish() });

/**
 * Reads a signed event; `ignored` where it is not needed, or of another shop, which only a payment shows for refunds.
 * @throws UnreadableEventError when an event about the motel's own is not as Stripe describes it
 */
export async function readStripeEvent(body: unknown, own: OwnSide): Promise<PaymentEvent> {
  const event = readingEvent(() => envelope.parse(body));
  const namesItsOwner = /^(?:checkout\.session|payment_intent)\./.test(event.type);
  if (!namesItsOwner || event.data.object.metadata?.[INSTALLATION] === own.name)
    return readingEvent(() => parseEvent(event, own));
  return { eventId: event.id, type: 'ignored' };
}

function parseEvent(
  { id: eventId, type, livemode, data: { object } }: z.infer<typeof envelope>,
  own: PaidSide,
): PaymentEvent {
  const { isLive } = own;
  const booked = (amount: number) => fromStripe(own.motel().money.currency, amount);
  const ignored: PaymentEvent = { eventId, type: 'ignored' };
  const bookingId = object.metadata?.[BOOKING_ID];
  const wrongMode = livemode === isLive ? {} : ({ problem: 'wrong-mode' } as const);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      if (bookingId === undefined) return ignored;
      const guaranteeReference = guaranteeIn(object);
      if (guaranteeReference !== undefined) {
        const sessionId = session.parse(object).id;
        return livemode === isLive
          ? { eventId, type: 'guaranteed', sessionId, bookingId, guaranteeReference }
          : ignored;
      }
      // A completed session is not paid while a bank decides.
      const payment = paymentIn(object, own);
      if (payment === undefined) return ignored;
      const sessionId = session.parse(object).id;
      return { eventId, type: 'paid', sessionId, bookingId, ...payment, ...wrongMode };
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
      const refundKey = object.metadata?.[REFUND_KEY];
      const facts = { paymentReference, refundReference, amount: booked(amount) };
      return { eventId, type: outcome, ...facts, ...(refundKey !== undefined && { refundKey }) };
    }
    case 'charge.refunded': {
      const { payment_intent: paymentReference, refunded } = charge.parse(object);
      return refunded && paymentReference ? { eventId, type: 'refunded-in-full', paymentReference } : ignored;
    }
    case 'charge.dispute.created': {
      const { id: disputeReference, payment_intent: paymentReference, amount } = dispute.parse(object);
      if (!paymentReference) return ignored;
      return { eventId, type: 'disputed', paymentReference, disputeReference, amount: booked(amount) };
    }
    case 'payment_intent.succeeded': {
      const requestId = object.metadata?.[CHARGE_KEY];
      if (bookingId === undefined || requestId === undefined) return ignored;
      const { id, amount } = charged.parse(object);
      const payment = { sessionId: id, paymentReference: id, amount: booked(amount), requestId };
      return { eventId, type: 'paid', bookingId, ...payment, ...wrongMode };
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
  callStripe: CallStripe,
  instant: Date,
  own: OwnSide,
): Promise<(PaymentEvent | UnreadableEvent)[]> {
  const created = { gte: Math.floor(instant.getTime() / 1000) };
  const newestFirst = await callStripe(async () => {
    const events: Stripe.Event[] = [];
    // The library requests page after page.
    for await (const event of stripe.events.list({ types: [...EVENT_TYPES], created, limit: 100 }))
      events.push(event);
    return events;
  });
  const read: (PaymentEvent | UnreadableEvent)[] = [];
  for (const event of newestFirst.reverse()) read.push(await readCollected(event, own));
  return read;
}

/** An event that cannot be read must not block the others. */
async function readCollected(event: Stripe.Event, own: OwnSide): Promise<PaymentEvent | UnreadableEvent> {
  try {
    return await readStripeEvent(event, own);
  } catch (error) {
    if (!(error instanceof UnreadableEventError)) throw error;
    return { type: 'unreadable', eventId: event.id, problem: String(error.cause) };
  }
}
