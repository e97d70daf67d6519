import type { Db, Trx } from '../../db/index.ts';
import type { Person } from '../../staff/index.ts';
import { addNote, type DeskNote, readNotes, selectNotes } from './desk-notes.ts';

/** Notes that a stay did not get the room that was chosen with its paid change. */
export async function noteMissedRoom(
  trx: Trx,
  note: { readonly bookingId: string; readonly text: string },
  person: Person,
  now: Date,
): Promise<void> {
  await addNote(trx, { ...note, isMissedRoom: true }, person, now);
}

/** Those notes that are open, oldest first. */
export async function openMissedRooms(db: Db): Promise<DeskNote[]> {
  return readNotes(
    selectNotes(db)
      .where('desk_notes.done_at', 'is', null)
      .where('is_missed_room', '=', true)
      .orderBy('desk_notes.created_at')
      .orderBy('desk_notes.id'),
  );
}

/** Marks those notes about a locked stay as done: a person has just given it its rooms. */
export async function finishMissedRoom(trx: Trx, bookingId: string, person: Person, now: Date) {
  await trx
    .updateTable('desk_notes')
    .set({ done_at: now, done_by: person.id })
    .where('booking_id', '=', bookingId)
    .where('is_missed_room', '=', true)
    .where('done_at', 'is', null)
    .execute();
}
