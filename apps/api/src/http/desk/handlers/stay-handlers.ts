import type { STAY_CALLS } from '@motel/api-client/desk-contracts';
import { editGuest, mailGuest, noteStay, showStay } from '../../../desk/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';
import { pressOf } from './press-of.ts';

export const stayHandlers: DeskHandlers<keyof typeof STAY_CALLS> = {
  stay: (context, { parts }) => showStay(context, parts.id),
  noteStay: (context, asked) => noteStay(context, { ...asked.body, ...asked.parts }, pressOf(asked)),
  editGuest: (context, asked) => editGuest(context, { ...asked.body, ...asked.parts }, pressOf(asked)),
  mailGuest: (context, asked) => mailGuest(context, { ...asked.body, ...asked.parts }, pressOf(asked)),
};
