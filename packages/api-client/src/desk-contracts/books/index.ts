import { FIGURE_CALLS } from './figures.ts';
import { MONTH_CALLS } from './month.ts';
import { MORNING_CALLS } from './morning.ts';
import { RECEIPT_CALLS } from './receipts.ts';
import { TILL_CALLS } from './till.ts';

export { figuresCsv, occupancy, type ShownFigures } from './figures.ts';
export * from './month.ts';
export * from './month-csv.ts';
export * from './morning.ts';
export * from './receipts.ts';
export * from './till.ts';

/** Money on paper, the morning check and the days ahead. */
export const BOOKS_CALLS = {
  ...RECEIPT_CALLS,
  ...TILL_CALLS,
  ...MONTH_CALLS,
  ...MORNING_CALLS,
  ...FIGURE_CALLS,
} as const;
