import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A room that a stay has on a night, although the stay does not have that night, that kind of room, or so many rooms. */
export interface WrongNumber {
  readonly bookingId: string;
  readonly reference: string;
  readonly number: string;
  readonly date: CivilDate;
}

/** Room numbers from a date on that do not agree with their stays. */
export async function wrongNumbers(db: Db, from: CivilDate): Promise<WrongNumber[]> {
  const { rows } = await sql<WrongNumber>`
    select "bookingId", reference, number, date from (
      select bookings.id as "bookingId", bookings.reference, rooms.number, taken.date, bookings.rooms as sold,
        bookings.status in ('held', 'confirmed')
          and bookings.check_in <= taken.date and taken.date < bookings.check_out
          and bookings.property_id = rooms.property_id as is_theirs,
        row_number() over (partition by bookings.id, taken.date order by rooms.position) as place
      from room_nights taken
      join bookings on bookings.id = taken.booking_id
      join rooms on rooms.id = taken.room_id
      where taken.date >= ${from}::date
    ) numbered
    where not is_theirs or place > sold
    order by date, number`.execute(db);
  return rows;
}
