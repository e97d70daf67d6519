import { bookingAction, overlaps, type Stay } from '@motel/booking-core';
import { type Hold, insertBooking, lockBooking, ownBookings, showOnDevice } from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import type { Device, SignedIn } from '../guests/index.ts';
import { isSoldOut, lockSpan, takeNights } from '../inventory/index.ts';
import { after } from '../shared/retry-delay.ts';
import { shownDate } from '../shared/shown-date.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { claimKey, type KeyClaim } from './checkout-key.ts';
import { releaseHold } from './end-hold.ts';
import { HOLD_LIFETIME, SESSION_LIFETIME } from './hold-lifetime.ts';
import { roomsHeldBeside } from './make-way.ts';
import type { SessionToOpen } from './open-session.ts';
import type { PricedStay } from './price-stay.ts';
import type { ReturnUrls } from './return-urls.ts';

/** A stay to hold, and the holds that it replaces. */
export interface WantedHold {
  readonly bookingId: string;
  readonly guest: SignedIn;
  readonly key: string | undefined;
  /** The guest's device, on which they will see the stay. */
  readonly device: Device | undefined;
  readonly priced: PricedStay;
  readonly urls: ReturnUrls;
  readonly claim: KeyClaim | undefined;
  /** The booking that the key named so far, which can no longer be paid. */
  readonly stale: readonly Hold[];
  /** The guest's own unpaid holds in the way, as far as they are known. */
  readonly inTheWay: readonly Hold[];
  /** Those of them whose sessions have ended; this one takes over their nights. */
  readonly takesOver: readonly Hold[];
}

/** How an attempt to hold rooms ended. `overtaken`: another request of the same guest was faster; it needs a retry. */
export type HeldRooms =
  | { readonly session: SessionToOpen }
  | { readonly inTheWay: readonly Hold[] }
  | 'sold-out'
  | 'too-many-holds'
  | 'overtaken';

/**
 * Holds the rooms for the guest while they pay, in one transaction: own holds end, the key is claimed, nights are
 * taken, booking and folio are written; or none of it, when rooms are missing.
 */
export async function holdRooms(context: CheckoutContext, wanted: WantedHold): Promise<HeldRooms> {
  const { bookingId, guest, device, priced, claim, takesOver } = wanted;
  const { property, stay, form } = priced;
  const now = context.clock.now();
  try {
    return await inTransaction(context.db, async (trx) => {
      await lockGuest(trx, guest.guestId);
      const place = { ...stay, propertyId: property.id };
      const { holds, stays } = await ownBookings(trx, guest.guestId, place, device?.hash);
      // Its twin's hold is the answer, and must not count against the guest.
      const isTwinAhead = holds.some(
        ({ key, bookingId }) => key === claim?.key && bookingId !== claim?.replaces,
      );
      if (claim !== undefined && isTwinAhead) return 'overtaken';
      const unknown = unknownInTheWay(wanted, holds);
      if (unknown.length > 0) return { inTheWay: unknown };
      const beside = roomsHeldBeside(holds, takesOver, now);
      if (beside + form.party.rooms > context.limits.maxRoomsHeld) return 'too-many-holds';

      await lockOldHolds(trx, wanted);
      for (const ended of takesOver) {
        if (!(await releaseHold(trx, ended, 'hold-released', now))) return 'overtaken';
      }
      if (claim !== undefined && !(await claimKey(trx, claim, bookingId, now))) return 'overtaken';
      await takeNights(trx, { ...place, rooms: form.party.rooms });
      const { action, extends: extended } = bookingAction(stay, stays);
      const checkout = checkoutOf(context, wanted, now);
      await insertBooking(trx, {
        id: bookingId,
        propertyId: property.id,
        ...stay,
        party: form.party,
        extraPersons: form.extraPersons,
        guestId: guest.guestId,
        authSessionId: guest.sessionId,
        guest: form.details,
        charges: priced.charges,
        oneNightTotal: priced.oneNightTotal,
        action,
        extendsBookingId: extended?.id ?? null,
        heldUntil: after(now, HOLD_LIFETIME),
        createdAt: now,
        checkout,
      });
      if (device !== undefined) await showOnDevice(trx, bookingId, device.hash, now);
      return { session: { id: bookingId, action, checkout, lines: priced.lines, total: priced.total } };
    });
  } catch (error) {
    if (isSoldOut(error)) return 'sold-out';
    throw error;
  }
}

/** Runs the checkouts of one guest one after another, so that each sees the holds of the others. */
async function lockGuest(trx: Trx, guestId: string): Promise<void> {
  await trx.selectFrom('guests').select('id').where('id', '=', guestId).forNoKeyUpdate().execute();
}

/** What decides which holds are in the way of a stay. */
type WayOfHold = Pick<WantedHold, 'guest' | 'key' | 'stale' | 'inTheWay'> & {
  readonly priced: { readonly stay: Stay; readonly property: { readonly id: string } };
};

/**
 * Unpaid holds of the same session that share nights with the stay: two sessions for one stay could both be paid. A
 * hold of the same key is not one of them, unless it is stale: a concurrent request made it, and it is the answer.
 */
function unknownInTheWay({ guest, key, priced, stale, inTheWay }: WayOfHold, holds: readonly Hold[]): Hold[] {
  const known = new Set(inTheWay.map(({ bookingId }) => bookingId));
  const own = holds.filter(
    (hold) =>
      hold.propertyId === priced.property.id &&
      hold.authSessionId === guest.sessionId &&
      overlaps(hold, priced.stay) &&
      (key === undefined || hold.key !== key),
  );
  return [...stale, ...own].filter(({ bookingId }) => !known.has(bookingId));
}

/**
 * Locks the old holds, then their nights and the new stay's, since some are released before others are taken. The
 * order of locks is the same everywhere: guest, bookings, nights.
 */
async function lockOldHolds(trx: Trx, { takesOver, priced: { property, stay } }: WantedHold): Promise<void> {
  if (takesOver.length === 0) return;
  for (const id of takesOver.map(({ bookingId }) => bookingId).toSorted()) await lockBooking(trx, id);
  const checkIns = [stay, ...takesOver].map(({ checkIn }) => checkIn).toSorted();
  const checkOuts = [stay, ...takesOver].map(({ checkOut }) => checkOut).toSorted();
  const span: Stay = { checkIn: checkIns[0] ?? stay.checkIn, checkOut: checkOuts.at(-1) ?? stay.checkOut };
  await lockSpan(trx, property.id, span);
}

function checkoutOf({ payments }: CheckoutContext, { priced, urls }: WantedHold, now: Date) {
  const { property, stay } = priced;
  return {
    provider: payments.name,
    title: `${property.title}, ${shownDate(stay.checkIn)} to ${shownDate(stay.checkOut)}`,
    expiresAt: after(now, SESSION_LIFETIME),
    successUrl: urls.success,
    cancelUrl: urls.cancel,
    sessionId: null,
    url: null,
  };
}
