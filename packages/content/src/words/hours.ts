import { LANGUAGES, type Language } from '@motel/language';

/** Hours of the day, 0 to 24, in the words of a language. @param locale by whose customs a day has 12 or 24 */
export function hoursIn(language: Language, locale: string) {
  const { hourSign } = LANGUAGES[language];
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const written = (at: number, minutes = '') =>
    hour12 ? `${at % 12 || 12}${minutes} ${at % 24 < 12 ? 'AM' : 'PM'}` : `${at}${hourSign}`;
  return {
    /** In everyday words: `10 PM`, `22 h`. */
    hourText: (at: number) => written(at),
    /** As a time: `3:00 PM`, `15 h`. */
    timeText: (at: number) => written(at, ':00'),
  };
}
