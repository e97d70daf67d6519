import type { Done } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { loadBooking, showOnDevice } from '../booking/index.ts';
import { todayAt } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import { RETENTION } from '../shared/retention.ts';
import { createToken, hashToken } from '../shared/token.ts';
import type { Device, GuestContext, SignedIn } from './session.ts';

/** Creates a token for the link in a mail, which shows the booking to its guest on any device that opens the mail. */
export async function createStayLink({ db, clock }: GuestContext, bookingId: string): Promise<string> {
  const token = createToken();
  await db
    .insertInto('stay_links')
    .values({ booking_id: bookingId, token_hash: hashToken(token), created_at: clock.now() })
    .execute();
  return token;
}

/** Shows a booking on this device by its mail's link. Refused in the same words for a made up and an old one. */
export async function openBooking(
  { db, clock, motel }: GuestContext,
  { guestId }: SignedIn,
  token: string,
  device: Device,
): Promise<Done> {
  const link = await db
    .selectFrom('stay_links')
    .select('booking_id as bookingId')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const booking = link && (await loadBooking(db, link.bookingId));
  const oldest = addDays(todayAt({ clock, motel }), -RETENTION.stayLink);
  if (booking === undefined || booking.guestId !== guestId || booking.checkOut < oldest)
    refuse('not-found', 'link-opens-nothing');
  await showOnDevice(db, booking.id, device.hash, clock.now());
  return { success: true };
}
