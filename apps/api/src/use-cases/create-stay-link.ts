import type { BookingRef } from '../db/booking-ref.ts';
import type { Context } from './context.ts';
import { createToken, hashToken } from './session-token.ts';

/** A token for the link in a mail, by which the booking's guest sees it on whatever device they open the mail. */
export async function createStayLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { propertyId, bookingId }: BookingRef,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('stay_links')
    .values({
      property_id: propertyId,
      booking_id: bookingId,
      token_hash: hashToken(token),
      created_at: clock.now(),
    })
    .execute();
  return token;
}
