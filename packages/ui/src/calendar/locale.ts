import { enCA } from 'date-fns/locale/en-CA';

/**
 * Canadian English whose long date reads "Friday, November 21, 2025": the number on a day is then a word of its
 * accessible name ("21", not "21st"), as guests need it who use voice control.
 */
export const locale = {
  ...enCA,
  formatLong: {
    ...enCA.formatLong,
    date: ((options = {}) =>
      options.width === 'full'
        ? 'EEEE, MMMM d, yyyy'
        : enCA.formatLong.date(options)) as typeof enCA.formatLong.date,
  },
};
