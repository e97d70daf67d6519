import type { Done } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import type { SignedIn } from './authenticate.ts';
import { type Context, todayAt } from './context.ts';
import { type Device, showOnDevice } from './device.ts';
import { type Outcome, refuse, succeed } from './outcome.ts';
import { RETENTION } from './retention.ts';
import { hashToken } from './session-token.ts';

/**
 * Shows a booking on this device by the link in its mail, to the guest whose booking it is; again is fine. Where
 * devices do not matter there is nothing to open: the guest sees the stay by their number.
 * Refused with `not-found`, in the same words whether a link is made up, too old or another guest's.
 */
export async function openBooking(
  { db, clock }: Context,
  { guestId }: SignedIn,
  token: string,
  device: Device | undefined,
): Promise<Outcome<Done>> {
  if (device === undefined) return succeed({ success: true });
  const booking = await db
    .selectFrom('stay_links')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.property_id', '=', 'stay_links.property_id')
        .onRef('bookings.id', '=', 'stay_links.booking_id'),
    )
    .select(['bookings.property_id as propertyId', 'bookings.id as bookingId'])
    .where('stay_links.token_hash', '=', hashToken(token))
    .where('bookings.guest_id', '=', guestId)
    .where('bookings.check_out', '>=', addDays(todayAt(clock), -RETENTION.stayLink))
    .executeTakeFirst();
  if (booking === undefined) return refuse('not-found', OPENS_NOTHING);
  await showOnDevice(db, booking, device, clock.now());
  return succeed({ success: true });
}

const OPENS_NOTHING =
  'This link opens no stay of yours. It is too old, or for another mobile number than the one you signed in with.';
