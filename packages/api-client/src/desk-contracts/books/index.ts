import { DAY_END_CALLS } from './days.ts';
import { FIGURE_CALLS } from './figures.ts';
import { MONTH_CALLS } from './month.ts';
import { MORNING_CALLS } from './morning.ts';
import { RECEIPT_CALLS } from './receipts.ts';
import { TILL_CALLS } from './till.ts';

export { type Cell, csvOf, type Table } from './csv.ts';
export * from './days.ts';
export * from './days-tables.ts';
export { type ComparedDay, figuresTable, occupancy, type ShownFigures } from './figures.ts';
export * from './month.ts';
export * from './month-csv.ts';
export * from './morning.ts';
export * from './receipts.ts';
export * from './till.ts';

/** Money on paper, the morning check, the days ahead, and the end of each day. */
export const BOOKS_CALLS = {
  ...RECEIPT_CALLS,
  ...TILL_CALLS,
  ...MONTH_CALLS,
  ...MORNING_CALLS,
  ...FIGURE_CALLS,
  ...DAY_END_CALLS,
} as const;
