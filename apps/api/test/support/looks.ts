import { ENDPOINTS } from '@motel/api-client/contracts';
import { nightDates, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { sql } from 'kysely';
import type { TestMotel } from './test-motel.ts';

/** Rooms sold on each night of a stay, as the database has it. */
export async function soldOn(motel: TestMotel, property: PropertyContent, stay: Stay): Promise<number[]> {
  const rows = await motel.db
    .selectFrom('nights')
    .select(['date', 'sold'])
    .where('property_id', '=', property.id)
    .execute();
  const sold = new Map(rows.map((row) => [row.date, row.sold]));
  return nightDates(stay).map((date) => sold.get(date) ?? 0);
}

/** Rooms free on each night of a stay, as the API tells it. */
export async function freeOn(motel: TestMotel, property: PropertyContent, stay: Stay): Promise<number[]> {
  const path = ENDPOINTS.availability.path.replace('{id}', property.id);
  const { body } = await motel.call(`${path}?from=${stay.checkIn}&to=${stay.checkOut}`);
  return body.nights.map(({ free }: { free: number }) => free);
}

export async function checkoutStatus(motel: TestMotel, sessionId: string): Promise<string> {
  const { body } = await motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', sessionId));
  return body.status;
}

/** What became of the booking of a session. */
export async function outcomeOf(motel: TestMotel, sessionId: string) {
  return motel.db
    .selectFrom('checkouts')
    .innerJoin('bookings', 'bookings.id', 'checkouts.booking_id')
    .select(['bookings.id as bookingId', 'bookings.status', 'bookings.total'])
    .select('bookings.extends_booking_id as extendsBookingId')
    .where('checkouts.session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

const TABLES = [
  'guests',
  'auth_sessions',
  'nights',
  'bookings',
  'idempotency_keys',
  'checkouts',
  'payments',
  'refunds',
  'open_items',
  'payment_events',
  'feedback',
  'outbox',
  'embedded_sessions',
  'room_blocks',
  'desk_log',
  'device_bookings',
  'stay_links',
] as const;

/** Everything that is stored, in a form that can be compared: a refused request must not change it. */
export async function everythingStored(motel: TestMotel): Promise<unknown> {
  const digests = TABLES.map(
    (table) => sql`
      select ${sql.lit(table)} as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as digest
      from ${sql.table(table)} t`,
  );
  const { rows } = await sql`${sql.join(digests, sql` union all `)} order by name`.execute(motel.db);
  return rows;
}
