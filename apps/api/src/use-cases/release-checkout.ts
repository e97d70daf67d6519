import type { Done } from '@motel/api-client/contracts';
import type { SignedIn } from './authenticate.ts';
import { findCheckout } from './checkout/find-checkout.ts';
import type { Context } from './context.ts';
import { type Outcome, refuse, refuseForNow, succeed } from './outcome.ts';
import { endHold } from './payment/end-hold.ts';

/**
 * The guest declined to pay: the rooms go back at once. Doing it again, or after the hold has ended, is fine.
 * Refused with `not-found`, `forbidden`, `rule-broken` (paid) or `payment-unavailable`.
 */
export async function releaseCheckout(
  context: Context,
  guest: SignedIn,
  sessionId: string,
): Promise<Outcome<Done>> {
  const checkout = await findCheckout(context.db, sessionId);
  if (checkout === undefined) return refuse('not-found', 'There is no such checkout.');
  if (checkout.guestId !== guest.guestId) {
    return refuse('forbidden', 'This booking belongs to another guest.');
  }
  if (checkout.status === 'confirmed') return ALREADY_PAID;
  if (checkout.status !== 'held') return succeed({ success: true });
  try {
    const state = await endHold(context, checkout, 'hold-released');
    return state === 'expired' ? succeed({ success: true }) : ALREADY_PAID;
  } catch (error) {
    context.logger.warn(
      { err: error, bookingId: checkout.bookingId },
      'A payment session could not be ended',
    );
    return NOT_STOPPED;
  }
}

const NOT_STOPPED = refuseForNow(
  'payment-unavailable',
  'The payment could not be stopped right now. It ends by itself soon.',
  60,
);
const ALREADY_PAID = refuse('rule-broken', 'This booking is already paid.');
