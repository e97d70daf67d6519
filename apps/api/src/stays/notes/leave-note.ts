import type { NoteWire } from '@motel/api-client/desk-contracts';
import { refuse } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskAsked, type DeskContext, type DeskDeed } from '../../staff/index.ts';
import { lockSeen } from '../act-on-stay.ts';
import { addNote, type DeskNote, lockNote, markNote, readNoteText } from './desk-notes.ts';

type NoteContext = Pick<DeskContext, 'db' | 'clock'>;

/** Leaves a note for the next shift, or about a stay. Refused with `not-found` or `rule-broken`. */
export async function leaveNote(
  context: NoteContext,
  { id, version = '', text: said }: Partial<DeskAsked<'noteStay'>> & DeskAsked<'leaveNote'>,
  by: ByPerson,
): Promise<NoteWire> {
  const text = readNoteText(said);
  return act(context, 'note', by, async (trx, now) => {
    const seen = id === undefined ? undefined : await lockSeen(trx, { id, version });
    const stay = seen?.booking;
    const about = stay && { bookingId: stay.id };
    const note = await addNote(trx, { ...about, text }, by.person, now);
    return { subject: stay?.reference ?? note.id, details: note.text, answer: noteWire(note) };
  });
}

/** Marks a note of any kind as done, or as open again. Refused when another person was faster, or there is no such note. */
export const finishNote: DeskDeed<'finishNote', NoteContext> = (context, { id, isDone }, by) =>
  act(context, isDone ? 'note-done' : 'note-undone', by, async (trx, now) => {
    const note = (await lockNote(trx, id)) ?? refuse('not-found', 'note-unknown');
    if (isDone && note.done) refuse('changed-meanwhile', 'note-done-already', { by: note.done.by });
    if (!isDone && !note.done) refuse('changed-meanwhile', 'note-open-already');
    await markNote(trx, id, isDone ? by.person : undefined, now);
    const { done: _, ...open } = note;
    const marked: DeskNote = isDone ? { ...open, done: { by: by.person.name, at: now } } : open;
    return { subject: id, details: note.text, answer: noteWire(marked) };
  });

export function noteWire({ id, text, by, at, done }: DeskNote): NoteWire {
  const note = { id, text, by, at: at.toISOString() };
  return done === undefined ? note : { ...note, done: { by: done.by, at: done.at.toISOString() } };
}
