import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import { type Booking, bookingsByIds, hasName } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';

/** A guest with the number of their stays and the latest of them. */
interface LatestStay {
  readonly guestId: string;
  readonly count: number;
  readonly booking: Booking | undefined;
}

/** The latest stay of each guest, in the order of the guests. */
export async function latestStays(db: Db, guestIds: readonly string[]): Promise<LatestStay[]> {
  if (guestIds.length === 0) return [];
  const { rows } = await sql<{ guestId: string; count: number; latest: string }>`
    select guest_id as "guestId", count(*) as count, (array_agg(id order by created_at desc))[1] as latest
    from bookings
    where guest_id in (${sql.join(guestIds)}) and status not in ('expired', 'released')
    group by guest_id`.execute(db);
  const stays = await bookingsByIds(
    db,
    rows.map(({ latest }) => latest),
  );
  return guestIds.map((guestId) => {
    const row = rows.find((found) => found.guestId === guestId);
    return { guestId, count: row?.count ?? 0, booking: stays.find(({ id }) => id === row?.latest) };
  });
}

/** The confirmed stays of guests that have not begun. */
export async function staysToCome(db: Db, guestIds: readonly string[], today: CivilDate) {
  if (guestIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'guest_id as guestId', 'check_in as checkIn'])
    .where('guest_id', 'in', guestIds)
    .where('status', '=', 'confirmed')
    .where('arrived_at', 'is', null)
    .where('check_in', '>=', today)
    .orderBy('check_in')
    .execute();
}

/** As many as a person looks through. */
const MOST_ALIKE = 5;

/** Other guests whose stays have the same name or mail address. @param except those guests */
export async function guestsLike(
  db: Db,
  stays: readonly Pick<Booking, 'guest'>[],
  except: readonly string[],
): Promise<string[]> {
  // The database makes both sides small: of letters beyond ours it may know less than this program.
  const small = (texts: readonly string[]) => [...new Set(texts)].map((text) => sql`lower(${text}::text)`);
  const names = [...new Set(stays.map(({ guest: { firstname, lastname } }) => `${firstname} ${lastname}`))];
  const emails = stays.map(({ guest }) => guest.email).filter((email) => email !== '');
  const { rows } = await sql<{ id: string }>`
    select distinct guest_id as id from bookings
    where guest_id not in (${sql.join(except)}) and status not in ('expired', 'released')
      and (
        lower(concat(guest_details ->> 'firstname', ' ', guest_details ->> 'lastname')) in (${sql.join(small([...names, 'none']))})
        and (${sql.join([sql`false`, ...names.map(hasName)], sql` or `)})
        or lower(guest_details ->> 'email') in (${sql.join(small([...emails, 'none']))})
      )
    limit ${MOST_ALIKE}`.execute(db);
  return rows.map(({ id }) => id);
}
