import { type CivilDate, nightsOf, sum } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, bookingsByIds, bookingsOfGuests, hasName } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { cardsOf, membersOf } from '../../guests/index.ts';

export async function latestStays(db: Db, guestIds: readonly string[]) {
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

export type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;

/** A guest with all that is theirs under each of their numbers; the first member names the card. */
export async function loadPerson(db: Db, guestId: string) {
  const members = await membersOf(db, guestId);
  if (members.length === 0) return undefined;
  const stays = await bookingsOfGuests(db, members);
  const slept = stays.filter(({ status }) => status === 'confirmed');
  return {
    members,
    cards: await cardsOf(db, members),
    stays,
    nights: slept.reduce((nights, stay) => nights + nightsOf(stay) * stay.party.rooms, 0),
    spent: sum(...stays.map(({ folio }) => folio.total)),
  };
}

/** Their mail addresses in lower case; the motel's own, as the desk types it for a guest without one, is not theirs. */
export function emailsOf(motel: Pick<Motel, 'email'>, { stays }: Person): string[] {
  const emails = new Set(stays.map(({ guest }) => guest.email.toLowerCase()));
  return [...emails].filter((email) => email !== '' && email !== motel.email.toLowerCase());
}

export function whyNotErased({ stays }: Person, today: CivilDate) {
  const open = stays.find(
    ({ status, checkOut, leftAt }) =>
      status === 'held' || (status === 'confirmed' && leftAt === null && checkOut > today),
  );
  if (open !== undefined) return { reason: 'guest-has-stay', reference: open.reference } as const;
  const owing = stays.find(({ folio }) => folio.balance !== 0);
  return owing && ({ reason: 'guest-has-balance', reference: owing.reference } as const);
}
