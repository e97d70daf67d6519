import { randomUUID } from 'node:crypto';
import { asColumns, type Db, type Fixed, type Trx } from '../../db/index.ts';
import { refuse } from '../../shared/outcome.ts';
import type { Person } from '../../staff/index.ts';

declare module '../../db/database.ts' {
  interface Database {
    /** A note that a person leaves for the others. It is about a stay, a room, or the desk when both are null. */
    desk_notes: {
      id: Fixed<string>;
      /** Deleted with its booking. */
      booking_id: Fixed<string | null>;
      room_id: Fixed<string | null>;
      text: string;
      /** About a stay that did not get the room of its paid change. */
      is_missed_room: Fixed<boolean>;
      person_id: Fixed<string>;
      created_at: Fixed<Date>;
      done_at: Date | null;
      done_by: string | null;
    };
  }
}

/** The thing that a note is about: a stay or a room by its id; neither for a note to the next shift. */
interface NoteSubject {
  readonly bookingId?: string;
  readonly roomId?: string;
}

export interface DeskNote extends NoteSubject {
  readonly id: string;
  readonly text: string;
  /** The name of the person. */
  readonly by: string;
  readonly at: Date;
  /** Absent while it is open. */
  readonly done?: { readonly by: string; readonly at: Date };
}

/** Adds a note; the caller has checked its text (`readNoteText`) and its subject. */
export async function addNote(
  trx: Trx,
  {
    bookingId,
    roomId,
    text,
    isMissedRoom = false,
  }: NoteSubject & { readonly text: string; readonly isMissedRoom?: boolean },
  person: Person,
  now: Date,
): Promise<DeskNote> {
  const id = randomUUID();
  const about = { bookingId: bookingId ?? null, roomId: roomId ?? null };
  const written = { personId: person.id, createdAt: now };
  await trx
    .insertInto('desk_notes')
    .values(asColumns({ id, ...about, text, isMissedRoom, ...written, doneAt: null, doneBy: null }))
    .execute();
  return { id, ...subjectOf(about.bookingId, about.roomId), text, by: person.name, at: now };
}

export async function lockNote(trx: Trx, id: string): Promise<DeskNote | undefined> {
  const locked = await trx
    .selectFrom('desk_notes')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  const [note] = await readNotes(selectNotes(trx).where('desk_notes.id', '=', id));
  return note;
}

export async function markNote(trx: Trx, id: string, doneBy: Person | undefined, now: Date): Promise<void> {
  await trx
    .updateTable('desk_notes')
    .set({ done_at: doneBy === undefined ? null : now, done_by: doneBy?.id ?? null })
    .where('id', '=', id)
    .execute();
}

/** Empties the notes about stays. @returns their ids */
export async function eraseNotes(trx: Trx, bookingIds: readonly string[]): Promise<string[]> {
  const notes = await trx
    .updateTable('desk_notes')
    .set({ text: '(erased)' })
    .where('booking_id', 'in', bookingIds)
    .returning('id')
    .execute();
  return notes.map(({ id }) => id);
}

/** The open notes of the desk and of rooms, oldest first; a stay's own are on its page. */
export async function openNotes(db: Db): Promise<DeskNote[]> {
  return readNotes(
    selectNotes(db).where('desk_notes.done_at', 'is', null).where('desk_notes.booking_id', 'is', null),
  );
}

/** All notes about a stay, oldest first. */
export async function notesOfStay(db: Db, bookingId: string): Promise<DeskNote[]> {
  return readNotes(selectNotes(db).where('desk_notes.booking_id', '=', bookingId));
}

function selectNotes(db: Db) {
  return db
    .selectFrom('desk_notes')
    .innerJoin('staff as author', 'author.id', 'desk_notes.person_id')
    .leftJoin('staff as doer', 'doer.id', 'desk_notes.done_by')
    .selectAll('desk_notes')
    .select(['author.name as author_name', 'doer.name as doer_name'])
    .orderBy('desk_notes.created_at')
    .orderBy('desk_notes.id');
}

async function readNotes(query: ReturnType<typeof selectNotes>): Promise<DeskNote[]> {
  const rows = await query.execute();
  return rows.map(({ id, text, booking_id, room_id, created_at, done_at, author_name, doer_name }) => ({
    id,
    ...subjectOf(booking_id, room_id),
    text,
    by: author_name,
    at: created_at,
    ...(done_at !== null && doer_name !== null && { done: { by: doer_name, at: done_at } }),
  }));
}

function subjectOf(bookingId: string | null, roomId: string | null): NoteSubject {
  if (bookingId !== null) return { bookingId };
  return roomId === null ? {} : { roomId };
}

/** Characters. A note is read in passing. */
const LONGEST_NOTE = 1000;

export function readNoteText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') refuse('rule-broken', 'note-empty');
  if (trimmed.length > LONGEST_NOTE) refuse('rule-broken', 'note-too-long', { most: LONGEST_NOTE });
  return trimmed;
}

/** Those notes that are open, oldest first. */
export async function openMissedRooms(db: Db): Promise<DeskNote[]> {
  return readNotes(
    selectNotes(db).where('desk_notes.done_at', 'is', null).where('is_missed_room', '=', true),
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
