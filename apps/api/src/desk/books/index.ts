export { aheadWire } from './ahead/ahead-wire.ts';
export { lookAhead } from './ahead/look-ahead.ts';
export { showMonth } from './month/month-books.ts';
export { monthWire } from './month/month-wire.ts';
export { checkMorning, type MorningCheck } from './morning/morning-check.ts';
