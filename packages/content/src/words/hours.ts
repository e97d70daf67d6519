import type { Language } from '@motel/language';

/** Hours of the day, 0 to 24, in the words of a language. */
export function hoursIn(language: Language) {
  const inFrench = (hour: number) => `${hour}\u00a0h`;
  return {
    /** In everyday words: `10 PM`, `22 h`. */
    hourText: (hour: number) => (language === 'fr' ? inFrench(hour) : `${onTheClock(hour)} ${half(hour)}`),
    /** As a time: `3:00 PM`, `15 h`. */
    timeText: (hour: number) => (language === 'fr' ? inFrench(hour) : `${onTheClock(hour)}:00 ${half(hour)}`),
  };
}

function onTheClock(hour: number): number {
  return hour % 12 || 12;
}

function half(hour: number): 'AM' | 'PM' {
  return hour % 24 < 12 ? 'AM' : 'PM';
}
