import type { NoteWire } from '@motel/api-client/desk-contracts';
import { findBooking } from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { addNote } from '../notes/desk-notes.ts';
import { noteWire } from '../notes/leave-note.ts';
import { readNoteText } from '../notes/note-text.ts';

/** Leaves a note about a stay. Refused with `not-found` or `rule-broken`. */
export async function noteStay(
  context: DeskContext,
  { id, text: said }: { readonly id: string; readonly text: string },
  by: ByPerson,
): Promise<Outcome<NoteWire>> {
  const text = readNoteText(said);
  if (!text.ok) return text;
  return act(context, 'note', by, async (trx, now) => {
    const booking = await findBooking(trx, id);
    if (booking === undefined) return refuse('not-found', 'booking-unknown');
    const note = await addNote(trx, { bookingId: booking.id, text: text.value }, by.person, now);
    return succeed({ subject: booking.reference, details: note.text, answer: noteWire(note) });
  });
}
