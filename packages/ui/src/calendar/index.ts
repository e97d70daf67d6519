export { DateRangeCalendar, type DateRangeCalendarProps } from './DateRangeCalendar.tsx';
export type { DayTerms } from './DayContents.tsx';
export type { CivilRange } from './range-rules.ts';
export type { RangePreset } from './Shortcuts.tsx';
