import type { CHANGE_STAY_CALLS } from '@motel/api-client/desk-contracts';
import { changeAtDesk, previewChangeAtDesk } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';
import { byHandOf } from './by-hand-of.ts';
import { wantedStayOf } from './wanted-stay-of.ts';

export const changeStayHandlers: DeskHandlers<keyof typeof CHANGE_STAY_CALLS> = {
  previewChange(context, { atDesk, parts, query }) {
    const { price, roomId } = query;
    const byHand = price === undefined ? undefined : byHandOf(atDesk, { total: price, reason: '' });
    return previewChangeAtDesk(context, parts.id, { ...wantedStayOf(query), byHand, roomId });
  },
  changeStay: (context, asked) =>
    changeAtDesk(
      context,
      { ...asked.body, ...asked.parts, byHand: byHandOf(asked.atDesk, asked.body.byHand) },
      byPerson(asked),
    ),
};
