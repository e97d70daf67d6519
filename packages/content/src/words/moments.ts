import { type CivilDate, dateAt } from '@motel/booking-core';
import type { Sentences } from '@motel/language';
import { dateIn } from './dates.ts';

/** Dates and instants by a motel's clock in the words of a language. @param locale by whose customs */
export function momentsIn(locale: string, timeZone: string, { t }: Sentences) {
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
