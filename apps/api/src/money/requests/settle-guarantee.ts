import type { MoneyContext } from '../money-context.ts';
import type { PaymentEvent } from '../providers/payment-provider.ts';
import type { ReceivedEvent } from '../received-event.ts';
import { settleOnce } from './settle-once.ts';

type Guarantee = Pick<
  Extract<PaymentEvent, { readonly type: 'guaranteed' }>,
  'bookingId' | 'sessionId' | 'guaranteeReference'
>;

/**
 * Confirms the stay for which a guest has left a card. Where its rooms are gone, nothing was charged and nothing happens.
 * @param received the event that reports it; without one, the provider was asked
 */
export async function settleGuarantee(
  context: MoneyContext,
  { bookingId, sessionId, guaranteeReference }: Guarantee,
  received?: ReceivedEvent,
): Promise<void> {
  const { logger, motel, onPaid } = context;
  await settleOnce(context, bookingId, received, async (trx, booking, event, now) => {
    if (booking === undefined || booking.guarantee === guaranteeReference) return;
    // The event may be faster than the answer that names the session.
    const { sessionId: known = sessionId } = booking.request ?? {};
    const isOwn = known === null || known === sessionId;
    const left = { booking, guaranteeReference };
    if (isOwn && event === 'paid' && (await onPaid.guarantee(trx, motel, left, now))) return;
    logger.warn({ bookingId }, 'A card was left for a stay that is not held');
  });
}
