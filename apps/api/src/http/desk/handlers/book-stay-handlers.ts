import type { BOOK_STAY_CALLS } from '@motel/api-client/desk-contracts';
import { bookAtDesk, findGuest, freeRooms, quoteAtDesk } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';
import { wantedStayOf } from './wanted-stay-of.ts';

export const bookStayHandlers: DeskHandlers<keyof typeof BOOK_STAY_CALLS> = {
  quoteStay: (context, { query }) => quoteAtDesk(context, wantedStayOf(query), query.price),
  findGuest: (context, { query }) => findGuest(context, query.phone),
  freeRooms: (context, { query }) => freeRooms(context, query),
  bookStay: (context, asked) => bookAtDesk(context, asked.body, byPerson(asked)),
};
