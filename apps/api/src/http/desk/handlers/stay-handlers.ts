import type { STAY_CALLS } from '@motel/api-client/desk-contracts';
import { showStay } from '../../../desk/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const stayHandlers: DeskHandlers<keyof typeof STAY_CALLS> = {
  stay: (context, { parts }) => showStay(context, parts.id),
};
