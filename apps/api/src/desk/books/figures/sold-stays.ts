import { addDays, type Cents, type CivilDate, type NightRun } from '@motel/booking-core';
import { sql } from 'kysely';
import { type Booking, type BookingSource, bookingsByIds, hasNights } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';

/** A stay with its nights and the price of its rooms alone. */
export interface SoldStay {
  readonly id: string;
  /** Confirmed, with a night in the span that was asked for. */
  readonly isSold: boolean;
  readonly propertyId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly rooms: number;
  readonly nights: readonly NightRun[];
  readonly revenue: Cents;
  readonly source: BookingSource;
  /** Its promotion code. */
  readonly code: string | null;
  readonly bookedAt: Date;
}

/** Confirmed stays that have a night from one date to another, without it; and others by their ids. */
export async function soldStays(db: Db, from: CivilDate, to: CivilDate, others: readonly string[] = []) {
  const isSold = sql<boolean>`(status = 'confirmed' and ${hasNights(from, to)})`;
  return db
    .selectFrom('bookings')
    .select(['id', isSold.as('isSold')])
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut', 'rooms', 'nights'])
    .select(['promotion_code as code', 'created_at as bookedAt', 'source'])
    .select(({ selectFrom }) =>
      selectFrom('folio_entries as line')
        .select(
          sql<Cents>`coalesce(sum(line.amount - coalesce((line.share #>> '{included,amount}')::bigint, 0)), 0)::bigint`.as(
            'amount',
          ),
        )
        .whereRef('line.booking_id', '=', 'bookings.id')
        .where('line.part', '<>', 'closing')
        .where(({ or, eb }) =>
          or([
            eb('line.part', '=', 'room'),
            // A tax in the price of the rooms is not what they earn (F27).
            sql<boolean>`line.share @> '{"included": {"of": ["rooms"]}}'`,
          ]),
        )
        .where(
          'line.position',
          '>',
          sql<number>`coalesce((
            select max(position) from folio_entries where booking_id = bookings.id and part = 'reversal'), 0)`,
        )
        .$asScalar()
        .as('revenue'),
    )
    .where(({ or }) => or([isSold, sql<boolean>`id = any(${others})`]))
    .execute() as Promise<SoldStay[]>;
}

/** The stays from one date to another, both inclusive, that were given up after they were booked. */
export async function staysGivenUp(db: Db, from: CivilDate, to: CivilDate): Promise<Booking[]> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'cancelled')
    .where(hasNights(from, addDays(to, 1)))
    .where('check_in', '>=', from)
    .execute();
  const ids = found.map(({ id }) => id);
  return bookingsByIds(db, ids);
}
