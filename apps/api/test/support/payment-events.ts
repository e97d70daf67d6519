import { ENDPOINTS } from '@motel/api-client/contracts';
import { signEvent } from '../../src/payments/event-signature.ts';
import type { PaymentEvent } from '../../src/payments/payment-provider.ts';
import { signingSecret } from '../../src/payments/providers/embedded/signing-secret.ts';
import type { Answer, TestMotel } from './test-motel.ts';

/** Sends an event to the webhook, signed as the provider signs. */
export async function sendEvent(motel: TestMotel, event: PaymentEvent): Promise<Answer> {
  const secret = await signingSecret(motel.db);
  const rawBody = JSON.stringify({ ...event, created: motel.clock.now().toISOString() });
  return motel.call(ENDPOINTS.webhook.path, {
    rawBody,
    headers: { 'checkout-signature': signEvent(rawBody, secret, motel.clock.now()) },
  });
}

/** The event by which the provider tells that a session was paid. */
export async function paidEvent(
  motel: TestMotel,
  sessionId: string,
  other: { eventId?: string; amount?: number; paymentReference?: string } = {},
): Promise<PaymentEvent> {
  const session = await motel.db
    .selectFrom('embedded_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const event = {
    type: 'paid',
    eventId: other.eventId ?? `evt_${sessionId}`,
    sessionId,
    bookingId: session.booking_id,
    paymentReference: other.paymentReference ?? session.payment_reference,
    amount: other.amount ?? session.total,
  };
  return event as PaymentEvent;
}

/** What the books say of the money of a booking. */
export async function moneyOf(motel: TestMotel, bookingId: string) {
  const payments = await motel.db
    .selectFrom('payments')
    .select(['reference', 'amount'])
    .where('booking_id', '=', bookingId)
    .orderBy('reference')
    .execute();
  const refunds = await motel.db
    .selectFrom('refunds')
    .select(['amount', 'reason', 'sent_at', 'settled_at', 'failed_at', 'attempts'])
    .where('booking_id', '=', bookingId)
    .execute();
  return { payments, refunds };
}
