import type { SessionState } from '../../payments/payment-provider.ts';
import type { Context } from '../context.ts';
import type { Hold } from './hold.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Ends the session of a hold at the provider. One that turns out to be paid is settled, also when its event is lost.
 * A session of a provider that is no longer in use has ended with it.
 * @returns `expired` when nobody can pay any more
 * @throws when the provider cannot be asked
 */
export async function endSession(context: Context, hold: Hold): Promise<SessionState['state']> {
  const { provider, sessionId, bookingId } = hold;
  if (sessionId === null || provider !== context.payments.name) return 'expired';
  const session = await context.payments.expireSession(sessionId);
  if (session.state === 'paid') {
    const { paymentReference, amount } = session;
    await settlePayment(context, { bookingId, sessionId, paymentReference, amount });
  }
  return session.state;
}
