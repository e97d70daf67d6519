import type { NOTE_CALLS } from '@motel/api-client/desk-contracts';
import { finishNote, leaveNote } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const noteHandlers: DeskHandlers<keyof typeof NOTE_CALLS> = {
  leaveNote: (context, asked) => leaveNote(context, asked.body.text, byPerson(asked)),
  finishNote: (context, asked) => finishNote(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
};
