import type { Mobile } from '@motel/booking-core';
import { type Booking, loadBooking, staysBefore, UNLISTED } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { membersOf, whyNotAgain } from '../../guests/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { readDeskPhone } from './read-guest.ts';

/** Finds what is known of the guest who has a number. Refused when it is no number. */
export const findGuest: DeskReading<'findGuest'> = async ({ db, clock, motel }, { phone: typed }) => {
  const mobile = readDeskPhone(motel, typed);
  if (mobile === undefined) return refuse('rule-broken', 'number-unreadable');
  const latest = await latestStayOf(db, mobile);
  if (latest === undefined) return succeed({ stays: 0 });
  const { guest, car, language, guestId } = latest;
  const { stays, last } = await staysBefore(db, await membersOf(db, guestId), deskDay({ clock, motel }));
  const notAgain = await whyNotAgain(db, guestId);
  return succeed({
    guest: { ...guest, car, language },
    stays,
    ...(last !== null && { last }),
    ...(notAgain !== undefined && { notAgain }),
  });
};

/** The latest stay of the guest who has a number; their own hold, where they have none. */
async function latestStayOf(db: Db, mobile: Mobile): Promise<Booking | undefined> {
  const latest = await db
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.id', 'guest_id')
    .select('bookings.id')
    .where('mobile', '=', mobile)
    .where('status', 'not in', UNLISTED)
    .orderBy('bookings.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && loadBooking(db, latest.id);
}
