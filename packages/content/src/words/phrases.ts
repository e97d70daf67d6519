import { type CivilDate, dateAt } from '@motel/booking-core';
import {
  dateLocale as dateLocaleOf,
  decimal,
  locale,
  type Sentences,
  sentencesIn,
  type Tongue,
} from '@motel/language';
import { amountsIn } from './amounts.ts';
import { countsIn } from './counts.ts';
import { type DateKind, dateIn } from './dates.ts';
import { hoursIn } from './hours.ts';
import type { Money } from './money.ts';

/** The words of one language: sentences, amounts, counts, dates, hours and the rules' words. */
export type Phrases = ReturnType<typeof phrasesOf>;

interface PhrasesSource {
  readonly tongue: Tongue;
  readonly money: Money;
  /** Its code: `CA`. */
  readonly country: string;
  /** Of the motel's clock. */
  readonly timeZone: string;
  /** The motel's own translations, by the words of its first language. */
  readonly dictionary?: Readonly<Record<string, string>>;
}

export function phrasesOf({ tongue, money, country, timeZone, dictionary = {} }: PhrasesSource) {
  const { language, rules } = tongue;
  const dateLocale = dateLocaleOf(language, country);
  const said = sentencesIn(tongue);
  return {
    language,
    rules,
    locale: locale(language, country),
    dateLocale,
    ...said,
    ...amountsIn(language, money),
    ...countsIn(language, said),
    ...hoursIn(language, dateLocale),
    ...momentsIn(dateLocale, timeZone, said),
    /** A date or an hour: an instant, or a civil date, which has no zone and is read in UTC. */
    dateWords: (at: Date | number | string, kind: DateKind, timeZone?: string) =>
      dateIn(dateLocale, at, kind, timeZone),
    decimal: (value: number) => decimal(value, language),
    /** Words of the motel's first language, such as a room's title. */
    own: (text: string) => dictionary[text] ?? tongue.sentenceOf(text) ?? text,
  };
}

/** Dates and instants by a motel's clock in the words of a language. @param locale by whose customs */
function momentsIn(locale: string, timeZone: string, { t }: Sentences) {
  const dayOf = (at: Date | number) => dateIn(locale, at, 'day', timeZone);
  const moments = {
    /** A date in a line of text: `Nov 24, 2026`. */
    shownDate: (date: CivilDate) => dateIn(locale, date, 'date'),
    /** An hour: `3:40 PM`. */
    shownHour: (at: Date | number) => dateIn(locale, at, 'hour', timeZone),
    /** An instant: `3:40 PM`, on another day `3:40 PM on Nov 24`. */
    shownTime(at: Date, now: Date) {
      const isToday = dateAt(at.getTime(), timeZone) === dateAt(now.getTime(), timeZone);
      const hour = moments.shownHour(at);
      return isToday ? hour : t('{hour} on {day}', { hour, day: dayOf(at) });
    },
    /** An instant of any day: `Nov 20, 3:04 PM`. */
    shownMoment: (at: Date) => `${dayOf(at)}, ${moments.shownHour(at)}`,
  };
  return moments;
}
