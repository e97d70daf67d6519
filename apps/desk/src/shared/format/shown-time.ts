import { motelClock } from './motel-clock.ts';

const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' });

/** The motel's time: `11:07 PM`. */
export function shownTime(at: Date | string): string {
  // Some browsers have a narrow space before PM.
  return time.format(motelClock(at)).replace(/\s/g, ' ');
}

/** The motel's time as a field of hours has it: `23:07`. */
export function hourAndMinute(at: Date | string): string {
  return motelClock(at).toISOString().slice(11, 16);
}
