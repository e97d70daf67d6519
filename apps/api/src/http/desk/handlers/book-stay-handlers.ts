import type { BOOK_STAY_CALLS } from '@motel/api-client/desk-contracts';
import { bookAtDesk, findGuest, freeRooms, quoteAtDesk } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';
import { byHandOf } from './by-hand-of.ts';
import { wantedStayOf } from './wanted-stay-of.ts';

export const bookStayHandlers: DeskHandlers<keyof typeof BOOK_STAY_CALLS> = {
  quoteStay: (context, { atDesk, query }) =>
    quoteAtDesk(context, wantedStayOf(query), {
      ...(query.price !== undefined && { byHand: byHandOf(atDesk, { total: query.price, reason: '' }) }),
      ...(query.code !== undefined && { code: query.code }),
    }),
  findGuest: (context, { query }) => findGuest(context, query.phone),
  freeRooms: (context, { query }) => freeRooms(context, query),
  bookStay: (context, asked) =>
    bookAtDesk(
      context,
      { ...asked.body, byHand: byHandOf(asked.atDesk, asked.body.byHand) },
      byPerson(asked),
    ),
};
