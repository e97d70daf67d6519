import type { CivilDate, Party, Stay } from '@motel/booking-core';
import { type ColumnType, sql } from 'kysely';
import type { Booking } from '../../booking/index.ts';
import type { Db, Fixed } from '../../db/index.ts';
import { soldOn } from '../../inventory/index.ts';
import type { ReadGuest } from '../guest/guest-at-desk.ts';

declare module '../../db/database.ts' {
  interface Database {
    /** The guests who wait for nights of a kind that is full, until they have their offer. */
    waiting: {
      id: Fixed<string>;
      type_id: Fixed<string>;
      check_in: Fixed<CivilDate>;
      check_out: Fixed<CivilDate>;
      party: ColumnType<Party, string, never>;
      guest: ColumnType<WaitingGuest, string, never>;
      joined_at: Fixed<Date>;
      /** The stay that is held for them, while the mail about it is not written. */
      booking_id: string | null;
    };
  }
}

export type WaitingGuest = ReadGuest & Pick<Booking, 'language'>;
export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** Lists those who wait, in the order of joining. */
export function listWaiting(db: Db) {
  return db
    .selectFrom('waiting')
    .innerJoin('properties', 'properties.id', 'type_id')
    .select(['waiting.id', 'type_id as typeId', 'title', 'check_in as checkIn', 'check_out as checkOut'])
    .select(['party', 'guest', 'joined_at as joinedAt', 'booking_id as bookingId'])
    .orderBy('joined_at')
    .orderBy('waiting.id')
    .execute();
}

/** Takes a guest off the list. */
export async function endWait(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waiting').where('id', '=', id).execute();
}

export async function isFree(db: Db, typeId: string, stay: Stay, { rooms }: Party): Promise<boolean> {
  return (await soldOn(db, typeId, stay)).every(({ free }) => free >= rooms);
}

/** A condition: entries of these guests, by their numbers or their mail addresses, in lower case. */
export const waitingOf = (guestIds: readonly string[], emails: readonly string[]) => sql<boolean>`(
  guest ->> 'mobile' in (select mobile from guests where id = any(${guestIds}))
  or lower(guest -> 'details' ->> 'email') = any(${emails})
)`;
