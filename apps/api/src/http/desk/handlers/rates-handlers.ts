import type { RATE_CALLS } from '@motel/api-client/desk-contracts';
import {
  changeRates,
  listChanges,
  listCodes,
  previewRates,
  showLastYear,
  showRateMonth,
} from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import { byPerson } from '../by-person.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const ratesHandlers: DeskHandlers<keyof typeof RATE_CALLS> = {
  rateMonth: (context, { parts }) => showRateMonth(context, parts.month),
  rateLastYear: (context, { parts }) => showLastYear(context, parts.month),
  rateChanges: async ({ db }) => succeed({ changes: await listChanges(db) }),
  rateCodes: async (context) => succeed(await listCodes(context)),
  previewRates: (context, { body }) => previewRates(context, body),
  changeRates: (context, asked) => changeRates(context, asked.body, byPerson(asked)),
};
