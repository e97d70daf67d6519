const WEEKDAY_AND_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const MOMENT = { ...WEEKDAY_AND_DAY, hour: 'numeric', minute: '2-digit' } as const;

const KINDS = {
  /** `Jul 9` */
  day: { month: 'short', day: 'numeric' },
  /** `Jul 09` */
  evenDay: { month: 'short', day: '2-digit' },
  /** `July 9` */
  fullDay: { month: 'long', day: 'numeric' },
  /** `9` */
  dayOfMonth: { day: 'numeric' },
  /** `Fri` */
  weekday: { weekday: 'short' },
  /** `Friday` */
  fullWeekday: { weekday: 'long' },
  /** `Fri, Jul 9` */
  weekdayAndDay: WEEKDAY_AND_DAY,
  /** `Fri, July 9` */
  weekdayAndFullDay: { weekday: 'short', month: 'long', day: 'numeric' },
  /** `Jul 9, 2027` */
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  /** `July 9, 2027` */
  fullDate: { month: 'long', day: 'numeric', year: 'numeric' },
  /** `Fri, Jul 9, 2027` */
  weekdayAndDate: { ...WEEKDAY_AND_DAY, year: 'numeric' },
  /** `Friday, July 9, 2027` */
  longDate: { dateStyle: 'full' },
  /** `July 2027` */
  month: { month: 'long', year: 'numeric' },
  /** `3:40 PM` */
  hour: { timeStyle: 'short' },
  /** `Fri, Jul 9, 3:40 PM` */
  moment: MOMENT,
  /** `Fri, Jul 9, 2027, 3:40 PM` */
  momentOfYear: { ...MOMENT, year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateKind = keyof typeof KINDS;

/** Formatters are slow to create and never change. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a date or an hour.
 * @param locale by whose customs, such as `fr-CA`
 * @param at an instant, or a civil date `yyyy-mm-dd`, which has no zone and is read in UTC
 */
export function dateIn(locale: string, at: Date | number | string, kind: DateKind, timeZone = 'UTC'): string {
  const key = `${locale} ${kind} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { ...KINDS[kind], timeZone });
    formats.set(key, format);
  }
  // Some versions of the data of languages have a narrow space before PM; a full hour is `15 h` as in other sentences.
  const written = format.format(new Date(at)).replace(/\s/g, ' ');
  return written.replace(/ h 00$/, ' h');
}

/** The same in the words of a page; apart from amounts, which most pages have without dates. */
export const dateWords = (
  { dateLocale }: { readonly dateLocale: string },
  at: Date | number | string,
  kind: DateKind,
): string => dateIn(dateLocale, at, kind);
