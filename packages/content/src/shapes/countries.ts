/** 0 is Sunday. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Slow to create. */
const ENGLISH_NAMES = namesIn('en');

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Unions, tests and the unknown, which `Intl` names, too. */
const NO_COUNTRY = /^(?:E[UZ]|UN|QO|X[AB]|ZZ)$/;

/** The codes of ISO 3166, such as `CA`; none that another one has replaced. */
export const COUNTRIES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second).filter(
    (code) =>
      !NO_COUNTRY.test(code) &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      ENGLISH_NAMES.of(code) !== undefined,
  ),
);

/** A country's name. @param code one of `COUNTRIES` */
export function countryName(language: string, code: string): string {
  return namesIn(language).of(code) ?? code;
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
}

/** The day with which weeks begin in a country's calendars. @param code one of `COUNTRIES` */
export function weekStartOf(code: string): WeekDay {
  // A method of newer engines, which TypeScript does not know yet.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  return (locale.getWeekInfo().firstDay % 7) as WeekDay;
}
