import { sentencesIn } from '@motel/language';
import { countsIn } from './counts.ts';
import { type DateKind, dateIn } from './dates.ts';
import { hoursIn } from './hours.ts';

// Counts, dates and hours for people who work with them: in English, whatever guests read.

export type { DateKind };

export const { counted, partyWords } = countsIn('en', sentencesIn({ sentenceOf: () => undefined }));

export const { timeText } = hoursIn('en', 'en');

export const dateWords = (at: Date | number | string, kind: DateKind, timeZone?: string): string =>
  dateIn('en', at, kind, timeZone);

/** The same of whatever they count. */
export function countedThings(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}
