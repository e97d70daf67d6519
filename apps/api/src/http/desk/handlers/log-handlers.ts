import type { LOG_CALLS } from '@motel/api-client/desk-contracts';
import { showLog } from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const logHandlers: DeskHandlers<keyof typeof LOG_CALLS> = {
  log: async (context, { query }) => succeed(await showLog(context, query)),
};
