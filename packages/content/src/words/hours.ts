import { type Language, SHAPES } from '@motel/language';

/** Hours of the day, 0 to 24, in the words of a language. */
export function hoursIn(language: Language) {
  const { hour } = SHAPES[language];
  return {
    /** In everyday words: `10 PM`, `22 h`. */
    hourText: (at: number) => hour(at).text,
    /** As a time: `3:00 PM`, `15 h`. */
    timeText: (at: number) => hour(at).time,
  };
}
