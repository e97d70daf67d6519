import * as z from 'zod/mini';
import { post } from './desk-call.ts';
import { instant, text } from './stay-fields.ts';

export const noteText = text.check(z.maxLength(10_000));
const byAt = { by: text, at: instant };

/** A note that a person leaves for the others. */
export const note = z.object({
  id: text,
  text,
  ...byAt,
  /** Absent while it is open. */
  done: z.optional(z.object(byAt)),
});
export type NoteWire = z.output<typeof note>;

export const NOTE_CALLS = {
  leaveNote: post('clerk', '/notes', { body: z.object({ text: noteText }), answer: note }),
  /** Marks any note as done, or as open again. */
  finishNote: post('clerk', '/notes/{id}/done', { body: z.object({ isDone: z.boolean() }), answer: note }),
};
