export { DateRangeCalendar, type DateRangeCalendarProps, type DayTerms } from './DateRangeCalendar.tsx';
export type { CivilRange } from './range-rules.ts';
export type { RangePreset } from './Shortcuts.tsx';
