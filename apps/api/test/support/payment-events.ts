import { ENDPOINTS } from '@motel/api-client/contracts';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { signEvent } from '../../src/money/providers/event-signature.ts';
import type { PaymentEvent } from '../../src/money/providers/payment-provider.ts';
import { selectPayments, selectRefunds } from './books.ts';
import type { Answer } from './motel-door.ts';
import { rowOf } from './rows.ts';
import type { TestMotel } from './test-motel.ts';

export async function sendEvent(motel: TestMotel, event: PaymentEvent): Promise<Answer> {
  const secret = await signingSecret(motel.db);
  const rawBody = JSON.stringify({ ...event, created: motel.clock.now().toISOString() });
  return motel.call(ENDPOINTS.webhook.path, {
    rawBody,
    headers: { 'checkout-signature': signEvent(rawBody, secret, motel.clock.now()) },
  });
}

export async function paidEvent(
  motel: TestMotel,
  sessionId: string,
  other: { eventId?: string; amount?: number; paymentReference?: string } = {},
): Promise<PaymentEvent> {
  const session = await rowOf(motel.db, 'embedded_sessions', { id: sessionId });
  const { booking_id: bookingId, payment_reference: paymentReference, total: amount } = session;
  const ids = { eventId: `evt_${sessionId}`, sessionId, bookingId, paymentReference };
  return { type: 'paid', ...ids, amount, ...other } as PaymentEvent;
}

export async function moneyOf(motel: TestMotel, bookingId: string) {
  const payments = await selectPayments(motel.db)
    .where('booking_id', '=', bookingId)
    .orderBy('payment_reference')
    .execute();
  const refunds = await selectRefunds(motel.db).where('refunds.booking_id', '=', bookingId).execute();
  return {
    payments: payments.map(({ reference, amount }) => ({ reference, amount })),
    refunds: refunds.map(({ amount, reason, attempts, sent_at, settled_at, failed_at }) => ({
      amount,
      reason,
      attempts,
      sent_at,
      settled_at,
      failed_at,
    })),
  };
}
