import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../../db/index.ts';
import type { Person } from '../../staff/index.ts';
import { addNote, type DeskNote, readNotes, selectNotes } from './desk-notes.ts';

/** Begins the id of a note that waits for a hand, too: a paid change could not give its chosen room. */
const MISSED_ROOM = 'missed-room-';

/** Notes that a stay did not get the room that was chosen with its paid change. */
export async function noteMissedRoom(
  trx: Trx,
  note: { readonly bookingId: string; readonly text: string },
  person: Person,
  now: Date,
): Promise<void> {
  await addNote(trx, { ...note, id: `${MISSED_ROOM}${randomUUID()}` }, person, now);
}

/** Those notes that are open, oldest first. */
export async function openMissedRooms(db: Db): Promise<DeskNote[]> {
  return readNotes(
    selectNotes(db)
      .where('desk_notes.done_at', 'is', null)
      .where('desk_notes.id', 'like', `${MISSED_ROOM}%`)
      .orderBy('desk_notes.created_at')
      .orderBy('desk_notes.id'),
  );
}

/** Marks those notes about a locked stay as done: a person has just given it its rooms. */
export async function finishMissedRoom(
  trx: Trx,
  bookingId: string,
  person: Person,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('desk_notes')
    .set({ done_at: now, done_by: person.id })
    .where('booking_id', '=', bookingId)
    .where('id', 'like', `${MISSED_ROOM}%`)
    .where('done_at', 'is', null)
    .execute();
}
