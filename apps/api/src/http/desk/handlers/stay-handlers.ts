import type { STAY_CALLS } from '@motel/api-client/desk-contracts';
import { editGuest, mailGuest, noteStay, showStay } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const stayHandlers: DeskHandlers<keyof typeof STAY_CALLS> = {
  stay: (context, { parts }) => showStay(context, parts.id),
  noteStay: (context, asked) => noteStay(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  editGuest: (context, asked) => editGuest(context, { ...asked.body, ...asked.parts }, byPerson(asked)),
  mailGuest: (context, asked) => mailGuest(context, asked.parts.id, byPerson(asked)),
};
