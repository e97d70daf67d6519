import { language } from '@motel/language';
import { type DateKind, dateIn } from './dates.ts';
import { hoursIn } from './hours.ts';

// Dates and hours in the language that pages and the desk speak.

export type { DateKind };

export const timeText = (hour: number): string => hoursIn(language()).timeText(hour);

export const dateWords = (at: Date | number | string, kind: DateKind, timeZone?: string): string =>
  dateIn(language(), at, kind, timeZone);
