import type { BookingAction, Stay } from '@motel/booking-core';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isSoldOut, keepNights, takeNights } from '../../db/nights.ts';
import { shownDate } from '../../shown-date.ts';
import type { SignedIn } from '../authenticate.ts';
import type { Context } from '../context.ts';
import { type Device, showOnDevice } from '../device.ts';
import { giveUpHold } from '../payment/give-up-hold.ts';
import type { Hold } from '../payment/hold.ts';
import { claimKey, type KeyClaim } from './idempotency.ts';
import { ownHolds } from './own-holds.ts';
import type { PricedStay } from './price-stay.ts';
import type { ReturnUrls } from './return-urls.ts';
import { roomsHeld } from './rooms-held.ts';

const MINUTE = 60_000;
/** Stripe's least is 30 minutes from its own clock. */
const SESSION_LIFETIME = 35 * MINUTE;
/** The hold outlives the session, so that a payment in its last second still finds its room. */
const HOLD_AFTER_SESSION = 5 * MINUTE;
/** Milliseconds. */
export const HOLD_LIFETIME = SESSION_LIFETIME + HOLD_AFTER_SESSION;

/** A stay to be held, and what it replaces. */
export interface NewHold {
  readonly bookingId: string;
  readonly guest: SignedIn;
  /** Where the guest books, and will see the stay. */
  readonly device: Device | undefined;
  readonly priced: PricedStay;
  readonly action: BookingAction;
  readonly extendsBookingId: string | null;
  readonly urls: ReturnUrls;
  readonly claim: KeyClaim | undefined;
  /** The guest's own unpaid holds in the way, as they were found. */
  readonly inTheWay: readonly Hold[];
  /** Those of them whose sessions have ended; their nights go over to this one. */
  readonly takesOver: readonly Hold[];
}

/**
 * Keeps the rooms for the guest while they pay, in one transaction: old holds end, the key is claimed, nights are
 * taken, booking and checkout are written; or, where rooms are missing, none of it.
 * @returns `overtaken` when another request was quicker to use the key, to open one of the old holds for payment, or
 * to hold the same nights for the same guest: then everything has to be looked at anew
 */
export async function holdRooms(
  context: Context,
  hold: NewHold,
): Promise<'held' | 'sold-out' | 'too-many-holds' | 'overtaken'> {
  const now = context.clock.now();
  try {
    return await inTransaction(context.db, async (trx) => {
      await inTurn(trx, hold.guest.guestId);
      if (await isHeldMeanwhile(trx, hold)) return 'overtaken';
      await keepTheirNights(trx, hold);
      for (const ended of hold.takesOver) {
        if (!(await giveUpHold(trx, ended, 'hold-released', now))) return 'overtaken';
      }
      if (hold.claim !== undefined && !(await claimKey(trx, hold.claim, now))) return 'overtaken';
      const { property, stay, form } = hold.priced;
      await takeNights(trx, { ...stay, propertyId: property.id, rooms: form.roomQuantity });
      const expiresAt = new Date(now.getTime() + SESSION_LIFETIME);
      await writeBooking(trx, hold, new Date(now.getTime() + HOLD_LIFETIME), now);
      const ref = { propertyId: property.id, bookingId: hold.bookingId };
      if (hold.device !== undefined) await showOnDevice(trx, ref, hold.device, now);
      await trx
        .insertInto('checkouts')
        .values({
          property_id: property.id,
          booking_id: hold.bookingId,
          provider: context.payments.name,
          idempotency_key: hold.bookingId,
          expires_at: expiresAt,
          title: `${property.title}, ${shownDate(stay.checkIn)} to ${shownDate(stay.checkOut)}`,
          success_url: hold.urls.success,
          cancel_url: hold.urls.cancel,
          created_at: now,
          session_id: null,
          url: null,
        })
        .execute();
      const held = await roomsHeld(trx, hold.guest.guestId, now);
      if (held > context.limits.mostRoomsHeld) throw new TooManyHolds();
      return 'held';
    });
  } catch (error) {
    if (isSoldOut(error)) return 'sold-out';
    if (error instanceof TooManyHolds) return 'too-many-holds';
    throw error;
  }
}

/** Undoes the transaction. */
class TooManyHolds extends Error {}

/** Checkouts of one guest go one after another, so that each sees what the others hold. */
async function inTurn(trx: Trx, guestId: string): Promise<void> {
  await trx.selectFrom('guests').select('id').where('id', '=', guestId).forNoKeyUpdate().execute();
}

/** In another tab: two sessions for one stay could both be paid. */
async function isHeldMeanwhile(trx: Trx, { guest, priced, claim, inTheWay }: NewHold): Promise<boolean> {
  const wanted = { ...priced.stay, propertyId: priced.property.id, key: claim?.key };
  const found = new Set(inTheWay.map(({ bookingId }) => bookingId));
  return (await ownHolds(trx, guest, wanted)).some(({ bookingId }) => !found.has(bookingId));
}

/**
 * Of the old holds and the new stay together, since some are given back before others are taken. What everybody waits
 * for comes in one order: checkouts, bookings, nights.
 */
async function keepTheirNights(trx: Trx, { takesOver, priced: { property, stay } }: NewHold): Promise<void> {
  if (takesOver.length === 0) return;
  const ids = takesOver.map(({ bookingId }) => bookingId);
  await trx
    .selectFrom('checkouts')
    .select('booking_id')
    .where('property_id', '=', property.id)
    .where('booking_id', 'in', ids)
    .orderBy('booking_id')
    .forUpdate()
    .execute();
  const old = await trx
    .selectFrom('bookings')
    .select(['check_in', 'check_out'])
    .where('property_id', '=', property.id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const checkIns = [stay.checkIn, ...old.map(({ check_in }) => check_in)].toSorted();
  const checkOuts = [stay.checkOut, ...old.map(({ check_out }) => check_out)].toSorted();
  const span: Stay = { checkIn: checkIns[0] ?? stay.checkIn, checkOut: checkOuts.at(-1) ?? stay.checkOut };
  await keepNights(trx, property.id, span);
}

async function writeBooking(trx: Trx, hold: NewHold, heldUntil: Date, now: Date): Promise<void> {
  const { bookingId, guest, priced, action, extendsBookingId } = hold;
  const { property, stay, form, lines, total, oneNightTotal } = priced;
  const { firstname, lastname, email, phone, specialRequest } = form;
  await trx
    .insertInto('bookings')
    .values({
      property_id: property.id,
      id: bookingId,
      guest_id: guest.guestId,
      auth_session_id: guest.sessionId,
      status: 'held',
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      rooms: form.roomQuantity,
      ...form.party,
      extra_persons: form.extraPersons,
      firstname,
      lastname,
      email,
      phone,
      special_request: specialRequest,
      lines: JSON.stringify(lines),
      total,
      one_night_total: oneNightTotal,
      action,
      extends_booking_id: extendsBookingId,
      held_until: heldUntil,
      created_at: now,
      status_changed_at: now,
    })
    .execute();
}
