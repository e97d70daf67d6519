import { nightDates } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';
import type { Hold } from '../payment/hold.ts';
import type { PricedStay } from './price-stay.ts';

/**
 * Whether the stay could be had if the guest's own holds made way for it, by a look that promises nothing: so that a
 * guest who asks for more than there is keeps the session that they can still pay.
 * @param makingWay one or more
 */
export async function wouldFit(
  db: Db,
  { property, stay, form }: PricedStay,
  makingWay: readonly Hold[],
): Promise<boolean> {
  const own = await db
    .selectFrom('bookings')
    .select(['check_in as checkIn', 'check_out as checkOut', 'rooms'])
    .where('property_id', '=', property.id)
    .where('status', '=', 'held')
    .where(
      'id',
      'in',
      makingWay.map(({ bookingId }) => bookingId),
    )
    .execute();
  const nights = await db
    .selectFrom('nights')
    .select(['date', 'capacity', 'sold'])
    .where('property_id', '=', property.id)
    .where('date', '>=', stay.checkIn)
    .where('date', '<', stay.checkOut)
    .execute();
  const known = new Map(nights.map((night) => [night.date, night]));
  return nightDates(stay).every((date) => {
    const { capacity, sold } = known.get(date) ?? { capacity: property.capacity, sold: 0 };
    const ownRooms = own
      .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
      .reduce((rooms, hold) => rooms + hold.rooms, 0);
    return sold - ownRooms + form.roomQuantity <= capacity;
  });
}
