import type { DAY_CALLS } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import { expectGuest, showTonight } from '../../../desk/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const dayHandlers: DeskHandlers<keyof typeof DAY_CALLS> = {
  tonight(context, { query }) {
    return showTonight(context, parseCivilDate(query.day));
  },

  expectGuest(context, { atDesk: { person }, key, parts, body }) {
    const request = { ...parts, ...body };
    return expectGuest(context, request, { person, key, request });
  },
};
