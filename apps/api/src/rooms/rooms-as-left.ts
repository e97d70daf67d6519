import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A room as its last guest left it. */
export interface RoomAsLeft {
  readonly roomId: string;
  /** The last stay whose guest slept in it; null when no guest did. */
  readonly bookingId: string | null;
  /** Cleaned since that guest left it, or never slept in. */
  readonly isCleaned: boolean;
}

/** The rooms in use as they are on a night, by the guests who slept in them until then. */
export async function roomsAsLeft(db: Db, night: CivilDate): Promise<RoomAsLeft[]> {
  const { rows } = await sql<RoomAsLeft>`
    select rooms.id as "roomId", slept.booking_id as "bookingId",
      slept.booking_id is null or exists (
        select 1 from room_cleanings cleaning
        where cleaning.room_id = rooms.id
          and (cleaning.date > slept.date or cleaning.at >= slept.left_at)) as "isCleaned"
    from rooms
    left join lateral (
      select room_nights.date, room_nights.booking_id, bookings.left_at
      from room_nights join bookings on bookings.id = room_nights.booking_id
      where room_nights.room_id = rooms.id and room_nights.date <= ${night} and bookings.arrived_at is not null
      order by room_nights.date desc limit 1
    ) slept on true
    where rooms.retired_at is null`.execute(db);
  return rows;
}
