export { type Cell, csvOf, type Table } from './csv.ts';
export * from './days.ts';
export * from './days-tables.ts';
export { type ComparedDay, figuresTable, occupancy, type ShownFigures } from './figures.ts';
export * from './month.ts';
export * from './month-csv.ts';
export * from './morning.ts';
export * from './receipts.ts';
export * from './till.ts';
