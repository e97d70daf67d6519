import type { BOOKS_CALLS } from '@motel/api-client/desk-contracts';
import { aheadWire, checkMorning, lookAhead, monthWire, showMonth } from '../../../desk/index.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskHandlers } from '../desk-handler.ts';

/** As many faults of a kind as a person reads. */
const MOST_FAULTS = 20;

export const booksHandlers: DeskHandlers<keyof typeof BOOKS_CALLS> = {
  month: async ({ db }, { query }) => succeed(monthWire(await showMonth(db, query.month))),
  ahead: async (context) => succeed(aheadWire(await lookAhead(context))),
  async morning(context) {
    const checks = await checkMorning(context);
    return succeed({
      checks: checks.map(({ faults, ...check }) => ({
        ...check,
        faults: faults.slice(0, MOST_FAULTS),
        more: Math.max(0, faults.length - MOST_FAULTS),
      })),
      faults: checks.reduce((count, { faults }) => count + faults.length, 0),
    });
  },
};
