import type { CheckoutRequest } from '@motel/api-client/contracts';
import type { Motel } from '@motel/content/server';
import { siteIn } from '../../shared/motel-context.ts';

/**
 * Where the provider sends the guest: after paying, the page that shows what became of it; after cancelling, the
 * property with the stay kept.
 * @param motel in the guest's language
 * @param origin of the site as the guest reached it, so that they come back to the browser's same storage
 * @returns in the first one, `{CHECKOUT_SESSION_ID}` stands for the session
 */
export function returnUrls(motel: Motel, origin: string, request: CheckoutRequest) {
  const cancel = new URL(`${siteIn(motel, origin)}/carddetails/${encodeURIComponent(request.propertyId)}`);
  cancel.search = new URLSearchParams({
    checkin: request.checkInDate,
    checkout: request.checkOutDate,
    adults: String(request.guests.adults),
    children: String(request.guests.children),
    infants: String(request.guests.infants),
    pets: String(request.guests.pets),
    rooms: String(request.roomDetails.quantity),
    cancelled: '1',
  }).toString();
  // Straight to the booking card, which says that nothing was charged: on a phone it is far below the photos.
  cancel.hash = 'book';
  return { successUrl: paidUrl(motel, origin), cancelUrl: cancel.href };
}

/** The page after paying; `{CHECKOUT_SESSION_ID}` stands for the session. */
export function paidUrl(motel: Motel, origin: string): string {
  return `${siteIn(motel, origin)}/Payment-Success?session={CHECKOUT_SESSION_ID}`;
}
