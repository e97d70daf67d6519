import type { Locale } from 'date-fns';
import { enCA } from 'date-fns/locale/en-CA';
import type { Spoken } from '../words.ts';

/** The names of days and months are the browser's own: a second library of them would weigh on every calendar. */
const known = new Map<string, Locale>();

/**
 * The names and the long date of a language. In English it reads "Friday, November 21, 2025": the number on a day is then
 * a word of its accessible name ("21", not "21st"), as guests need it who use voice control.
 */
export function localeOf(spoken: Spoken): Locale {
  const { dateLocale, weekStartsOn } = spoken;
  const key = `${dateLocale} ${weekStartsOn}`;
  const made = known.get(key) ?? makeLocale(spoken);
  known.set(key, made);
  return made;
}

function makeLocale({ dateLocale, weekStartsOn, t }: Spoken): Locale {
  const longDate = t('EEEE, MMMM d, yyyy');
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: 'UTC' });
  const [months, shortMonths, days] = [
    named({ month: 'long' }),
    named({ month: 'short' }),
    named({ weekday: 'long' }),
  ];
  return {
    ...enCA,
    options: { ...enCA.options, weekStartsOn },
    formatLong: { ...enCA.formatLong, date: () => longDate },
    localize: {
      ...enCA.localize,
      month: (month, { width } = {}) =>
        (width === 'abbreviated' ? shortMonths : months).format(new Date(Date.UTC(2026, month))),
      // The first of February 2026 is a Sunday.
      day: (day, { width } = {}) => {
        const name = days.format(new Date(Date.UTC(2026, 1, 1 + day)));
        return width === 'wide' || width === undefined ? name : name.slice(0, 2);
      },
    },
  };
}
