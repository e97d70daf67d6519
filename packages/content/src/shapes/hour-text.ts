import { language } from '@motel/language';

/** An hour of the day in everyday words: `10 PM`, `22 h`. @param hour 0 to 24 */
export function hourText(hour: number): string {
  return language() === 'fr' ? inFrench(hour) : `${onTheClock(hour)} ${half(hour)}`;
}

/** An hour of the day as a time: `3:00 PM`, `15 h`. @param hour 0 to 24 */
export function timeText(hour: number): string {
  return language() === 'fr' ? inFrench(hour) : `${onTheClock(hour)}:00 ${half(hour)}`;
}

function inFrench(hour: number): string {
  return `${hour}\u00a0h`;
}

function onTheClock(hour: number): number {
  return hour % 12 || 12;
}

function half(hour: number): 'AM' | 'PM' {
  return hour % 24 < 12 ? 'AM' : 'PM';
}
