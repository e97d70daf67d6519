import type { NOTE_CALLS } from '@motel/api-client/desk-contracts';
import { finishNote, leaveNote } from '../../../desk/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const noteHandlers: DeskHandlers<keyof typeof NOTE_CALLS> = {
  leaveNote(context, { atDesk: { person }, key, body }) {
    return leaveNote(context, body.text, { person, key, request: body });
  },

  finishNote(context, { atDesk: { person }, key, parts, body }) {
    const request = { ...parts, ...body };
    return finishNote(context, request, { person, key, request });
  },
};
