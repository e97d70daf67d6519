import { ENDPOINTS } from '@motel/api-client/contracts';
import { nightDates, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { sql } from 'kysely';
import { motelTables } from '../../src/backup/tables.ts';
import type { Db } from '../../src/db/index.ts';
import { BOOKS, readFolios } from './books.ts';
import { rowsOf } from './rows.ts';
import type { TestMotel } from './test-motel.ts';

export async function soldOn(motel: TestMotel, property: PropertyContent, stay: Stay): Promise<number[]> {
  const rows = await rowsOf(motel.db, 'nights', { property_id: property.id });
  const sold = new Map(rows.map((row) => [row.date, row.sold]));
  return nightDates(stay).map((date) => sold.get(date) ?? 0);
}

export async function freeOn(motel: TestMotel, property: PropertyContent, stay: Stay): Promise<number[]> {
  const path = ENDPOINTS.availability.path.replace('{id}', property.id);
  const { body } = await motel.call(`${path}?from=${stay.checkIn}&to=${stay.checkOut}`);
  return body.nights.map(({ free }: { free: number }) => free);
}

export async function checkoutStatus(motel: TestMotel, sessionId: string): Promise<string> {
  const { body } = await motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', sessionId));
  return body.status;
}

export async function outcomeOf(motel: TestMotel, sessionId: string) {
  const booking = await motel.db
    .selectFrom('bookings')
    .innerJoin('payment_requests as request', 'request.booking_id', 'bookings.id')
    .select(['bookings.id as bookingId', 'reference', 'bookings.status'])
    .select('extends_booking_id as extendsBookingId')
    .where('request.session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const folio = (await readFolios(motel.db, booking.bookingId)).get(booking.bookingId);
  if (folio === undefined) throw new Error(`${booking.bookingId} has no folio`);
  return { ...booking, total: folio.price };
}

/** But for how far the provider's events are read. */
const TABLES = ['feedback', ...BOOKS.filter((table) => table !== 'event_cursors')];

/** Returns all stored rows in a comparable form: a refused request must not change them. */
export async function everythingStored(motel: TestMotel): Promise<unknown> {
  const digests = TABLES.map(
    (table) => sql`
      select ${sql.lit(table)} as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as digest
      from ${sql.table(table)} t`,
  );
  const { rows } = await sql`${sql.join(digests, sql` union all `)} order by name`.execute(motel.db);
  return rows;
}

export async function tablesWith(db: Db, words: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const table of await motelTables(db)) {
    const { rows } = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`.execute(db);
    if (rows.some(({ text }) => words.test(text))) found.push(table);
  }
  return found;
}
