export { DateRangeCalendar, type DateRangeCalendarProps } from './DateRangeCalendar.tsx';
export type { CivilRange } from './range-rules.ts';
