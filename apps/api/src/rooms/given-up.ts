import type { Stay } from '@motel/booking-core';
import { DAY_BEGINS } from '@motel/booking-core/booking';
import { sql } from 'kysely';
import type { Trx } from '../db/index.ts';
import type { Zoned } from '../shared/motel-context.ts';

/** Whether a room's night is of guests who left before it was over: the number stays theirs until others have it. */
export function isGivenUp({ houseRules }: Zoned) {
  return sql<boolean>`exists (
    select from bookings gone where gone.id = room_nights.booking_id
      and gone.left_at < (room_nights.date + 1 + make_interval(hours => ${DAY_BEGINS})) at time zone ${houseRules.timeZone}
  )`;
}

/** Gives the nights of a room to a stay or a closure, also those that guests who left early have given up. */
export async function takeRoomNights(
  trx: Trx,
  motel: Zoned,
  roomId: string,
  { checkIn, checkOut }: Stay,
  { bookingId, closureId }: { readonly bookingId?: string; readonly closureId?: string },
) {
  await trx
    .deleteFrom('room_nights')
    .where('room_id', '=', roomId)
    .where('date', '>=', checkIn)
    .where('date', '<', checkOut)
    .where(isGivenUp(motel))
    .execute();
  await sql`
    insert into room_nights (room_id, date, booking_id, closure_id)
    select ${roomId}, date::date, ${bookingId ?? null}, ${closureId ?? null}
    from generate_series(${checkIn}::date, ${checkOut}::date - 1, interval '1 day') date
    order by date`.execute(trx);
}
