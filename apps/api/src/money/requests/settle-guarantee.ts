import { lockBooking } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import type { MoneyContext } from '../money-context.ts';
import type { PaymentEvent } from '../providers/payment-provider.ts';
import { type ReceivedEvent, recordEvent } from '../received-event.ts';

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
  const { db, clock, logger, onPaid } = context;
  const settle = (areRoomsGone: boolean) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      if (received !== undefined && !(await recordEvent(trx, received, now))) return;
      const booking = await lockBooking(trx, bookingId);
      if (booking === undefined || booking.guarantee === guaranteeReference) return;
      // The event may be faster than the answer that names the session.
      const { sessionId: known = sessionId } = booking.request ?? {};
      const isOwn = known === null || known === sessionId;
      if (isOwn && !areRoomsGone && (await onPaid.guarantee(trx, { booking, guaranteeReference }, now)))
        return;
      logger.warn({ bookingId }, 'A card was left for a stay that is not held');
    });
  await settle(false).catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    return settle(true);
  });
}
