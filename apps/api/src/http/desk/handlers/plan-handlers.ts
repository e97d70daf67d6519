import type { PLAN_CALLS } from '@motel/api-client/desk-contracts';
import { showPlan } from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const planHandlers: DeskHandlers<keyof typeof PLAN_CALLS> = {
  async plan(context, { query }) {
    return succeed(await showPlan(context, query));
  },
};
