import type { StayWire } from '@motel/api-client/contracts';
import { ownBookingOfSession } from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { type AskedStay, type StayContext, stayWire } from './own-stay.ts';

/**
 * Shows the stay that a checkout session pays for, on the device that booked it, also when the session ended unpaid: the
 * page after the payment has only the session in its address. Refused with `not-found` elsewhere.
 */
export async function showStayOfCheckout(
  context: StayContext,
  { sessionId, guest, device }: Omit<AskedStay, 'id'> & { readonly sessionId: string },
): Promise<Outcome<StayWire>> {
  const viewer = { sessionId: guest.sessionId, deviceHash: device.hash };
  const booking = await ownBookingOfSession(context.db, sessionId, guest.guestId, viewer);
  return booking === undefined
    ? refuse('not-found', 'stay-unknown')
    : succeed(await stayWire(context, booking));
}
