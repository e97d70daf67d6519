import type { DAY_CALLS } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import { expectGuest, showTonight } from '../../../desk/index.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const dayHandlers: DeskHandlers<keyof typeof DAY_CALLS> = {
  tonight(context, { query }) {
    return showTonight(context, parseCivilDate(query.day));
  },

  expectGuest: (context, asked) => expectGuest(context, { ...asked.parts, ...asked.body }, byPerson(asked)),
};
