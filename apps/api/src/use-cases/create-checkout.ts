import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import { bookingAction } from '@motel/booking-core';
import type { SignedIn } from './authenticate.ts';
import { endOwnSessions } from './checkout/end-own-sessions.ts';
import { followKey } from './checkout/follow-key.ts';
import { confirmedStays } from './checkout/guest-stays.ts';
import { holdRooms, type NewHold } from './checkout/hold-rooms.ts';
import { openSession } from './checkout/open-session.ts';
import { ownHolds } from './checkout/own-holds.ts';
import { priceStay } from './checkout/price-stay.ts';
import { returnUrls } from './checkout/return-urls.ts';
import type { Context } from './context.ts';
import { type Outcome, refuse } from './outcome.ts';

/** What comes with the request beside its body. */
export interface CheckoutOptions {
  /** The guest's own name for the draft; the same key gives the same session. */
  readonly key: string | undefined;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
  /** Who asks, as far as limits tell people apart. */
  readonly address: string | undefined;
}

/**
 * Holds the rooms of a stay at the server's own price and opens a payment session for it (D8, D9).
 * Refused with `forbidden`, `not-found`, `rule-broken`, `price-changed`, `sold-out`, `key-reused` or
 * `payment-unavailable`; a refused one leaves nothing behind.
 */
export async function createCheckout(
  context: Context,
  guest: SignedIn,
  request: CheckoutRequest,
  options: CheckoutOptions,
): Promise<Outcome<CheckoutResponse>> {
  if (request.userId !== guest.guestId) {
    return refuse('forbidden', 'This booking belongs to another guest. Please sign in again.');
  }
  const { key, origin, address } = options;
  const known = await followKey(context, guest, key, request);
  if (known.answer !== undefined) return known.answer;
  const allowed = await context.limits.take('checkouts of a guest', guest.guestId);
  if (!allowed.ok) return allowed;

  const priced = await priceStay(context, request);
  if (!priced.ok) return priced;
  const { property, stay, form } = priced.value;
  const heldHere = await context.limits.take('rooms held from an address', address, form.roomQuantity);
  if (!heldHere.ok) return heldHere;

  const wanted = { ...stay, propertyId: property.id, key };
  const inTheWay = [...(await ownHolds(context.db, guest, wanted)), ...known.stale];
  const takesOver = await endOwnSessions(context, inTheWay);
  const stays = await confirmedStays(context.db, guest.guestId, property.id);
  const related = bookingAction(stay, stays);
  const bookingId = randomUUID();
  const ref = { propertyId: property.id, bookingId };
  const hold: NewHold = {
    bookingId,
    guest,
    priced: priced.value,
    action: related.action,
    extendsBookingId: related.extends?.id ?? null,
    urls: returnUrls(origin, request),
    claim: known.claim && { ...known.claim, ...ref },
    inTheWay,
    takesOver,
  };
  switch (await holdRooms(context, hold)) {
    case 'held':
      return openSession(context, ref);
    case 'sold-out':
      return refuse(
        'sold-out',
        'Sorry, those nights are no longer free. Please choose other dates or another room.',
      );
    case 'too-many-holds':
      return refuse(
        'too-many-requests',
        'You are holding a lot of rooms already. Please pay for those first, or call us for a group.',
      );
    case 'overtaken':
      return createCheckout(context, guest, request, options);
  }
}
