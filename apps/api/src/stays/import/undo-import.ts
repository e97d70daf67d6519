import { UNDO_DAYS } from '@motel/api-client/desk-contracts';
import { guestName } from '@motel/booking-core';
import { type Selectable, sql } from 'kysely';
import { bookingsByIds, deleteStays, lockBookings } from '../../booking/index.ts';
import type { Fixed, Trx } from '../../db/index.ts';
import { forgetGuests } from '../../guests/index.ts';
import { DAY } from '../../shared/clock.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import type { StayDeskContext } from '../stay-context.ts';

const MOST_SHOWN = 5;

export const showImports: DeskReading<'imports'> = async ({ db, clock }) => {
  const rows = await db
    .selectFrom('stay_imports')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const now = clock.now();
  return {
    imports: rows.map(({ at, undone_at, ...same }) => {
      const until = undoneBy({ at });
      const isOpen = undone_at === null && now <= until;
      return { ...same, at: at.toISOString(), ...(isOpen && { undoUntil: until.toISOString() }) };
    }),
  };
};

function undoneBy({ at }: Pick<Selectable<StayImportRow>, 'at'>): Date {
  return new Date(at.getTime() + UNDO_DAYS * DAY);
}

/** Takes an import back: its stays are deleted, except those that something was done to since. */
export const undoImport: DeskDeed<'undoImport', StayDeskContext> = (context, { id }, by) =>
  act(context, 'undo-import', by, async (trx, now) => {
    const found = await trx
      .selectFrom('stay_imports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) refuse('not-found', 'import-unknown');
    if (found.undone_at !== null) refuse('rule-broken', 'import-undone');
    if (now > undoneBy(found)) refuse('rule-broken', 'import-too-old', { days: UNDO_DAYS });
    const ids = await staysOf(trx, id);
    await lockBookings(trx, ids);
    const untouched = await untouchedSince(trx, ids, found.at);
    const stays = await bookingsByIds(trx, ids);
    const kept = stays.filter((stay) => !untouched.has(stay.id));
    const undone = stays.filter((stay) => untouched.has(stay.id));
    await deleteStays(trx, undone);
    const guests = undone.map(({ guestId }) => guestId);
    await forgetGuests(trx, guests, found.at);
    await trx.updateTable('stay_imports').set({ undone_at: now }).where('id', '=', id).execute();
    return {
      subject: id,
      details: `${context.words.counted(undone.length, 'stay')} from ${found.file} taken back, ${kept.length} kept`,
      before: { stays: stays.length },
      after: { kept: kept.map(({ reference }) => reference) },
      answer: {
        undone: undone.length,
        kept: kept.map((stay) => ({ id: stay.id, reference: stay.reference, guest: guestName(stay.guest) })),
      },
    };
  });

async function staysOf(trx: Trx, importId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('imported_stays')
    .select('booking_id as id')
    .where('import_id', '=', importId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the stays that nothing has happened to since they were made at `at`. */
async function untouchedSince(trx: Trx, ids: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ readonly id: string }>`
    select stay.id from bookings stay
    where stay.id in (${sql.join(ids)})
      and stay.status = 'confirmed' and stay.status_changed_at = ${at} and stay.arrived_at is null
      and not exists (select 1 from folio_entries where booking_id = stay.id and at > ${at})
      and not exists (select 1 from stay_changes where booking_id = stay.id)
      and not exists (select 1 from payment_requests where booking_id = stay.id)
      and not exists (select 1 from room_nights where booking_id = stay.id)
      and not exists (select 1 from stay_wishes where booking_id = stay.id or near_booking_id = stay.id)
      and not exists (select 1 from bookings later where later.extends_booking_id = stay.id)
      and not exists (select 1 from device_bookings where booking_id = stay.id)
      and not exists (select 1 from outbox where dedupe_key = 'booking-confirmed:' || stay.id)
      and not exists (select 1 from desk_notes where booking_id = stay.id and created_at > ${at})
      and not exists (select 1 from desk_log where subject = stay.reference)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

declare module '../../db/database.ts' {
  interface Database {
    stay_imports: StayImportRow;
    /** One of them; it goes with its booking. */
    imported_stays: {
      booking_id: Fixed<string>;
      import_id: Fixed<string>;
      /** The other system's, folded; empty where it has none. */
      reference: Fixed<string>;
    };
  }
}

interface StayImportRow {
  id: Fixed<string>;
  file: Fixed<string>;
  /** The person's name. */
  by: Fixed<string>;
  at: Fixed<Date>;
  stays: number;
  undone_at: Date | null;
}
