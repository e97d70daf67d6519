import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

/** Characters. A note is read in passing. */
const LONGEST_NOTE = 1000;

/** The text of a note, without the blanks around it. */
export function readNoteText(text: string): Outcome<string> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('rule-broken', 'note-empty');
  if (trimmed.length > LONGEST_NOTE) return refuse('rule-broken', 'note-too-long', { most: LONGEST_NOTE });
  return succeed(trimmed);
}
