import { AHEAD_CALLS } from './ahead.ts';
import { MONTH_CALLS } from './month.ts';
import { MORNING_CALLS } from './morning.ts';

export * from './month.ts';
export * from './morning.ts';

/** Money on paper, the morning check and the days ahead. */
export const BOOKS_CALLS = { ...MONTH_CALLS, ...MORNING_CALLS, ...AHEAD_CALLS } as const;
