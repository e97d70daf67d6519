import { language } from '@motel/language';
import type { Locale } from 'date-fns';
import { enCA } from 'date-fns/locale/en-CA';

/**
 * Canadian English whose long date reads "Friday, November 21, 2025": the number on a day is then a word of its
 * accessible name ("21", not "21st"), as guests need it who use voice control.
 */
const english: Locale = {
  ...enCA,
  formatLong: {
    ...enCA.formatLong,
    date: ((options = {}) =>
      options.width === 'full'
        ? 'EEEE, MMMM d, yyyy'
        : enCA.formatLong.date(options)) as typeof enCA.formatLong.date,
  },
};

/** The names of days and months are the browser's own: a second library of them would weigh on every calendar. */
function french(): Locale {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-CA', { ...options, timeZone: 'UTC' });
  const [months, shortMonths, days] = [
    named({ month: 'long' }),
    named({ month: 'short' }),
    named({ weekday: 'long' }),
  ];
  return {
    ...enCA,
    formatLong: { ...enCA.formatLong, date: () => 'EEEE d MMMM yyyy' },
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

export const locale = language() === 'fr' ? french() : english;
