import type { SEARCH_CALLS } from '@motel/api-client/desk-contracts';
import { searchStays } from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const searchHandlers: DeskHandlers<keyof typeof SEARCH_CALLS> = {
  async search(context, { query }) {
    return succeed(await searchStays(context, query.words));
  },
};
