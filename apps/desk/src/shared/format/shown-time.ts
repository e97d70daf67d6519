import { motelClock } from './motel-clock.ts';

const time = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** The motel's time: `11:07 pm`. */
export function shownTime(at: Date | string): string {
  return time
    .format(motelClock(at))
    .replace(/\u202f|\u00a0/g, ' ')
    .replaceAll('.', '');
}

/** The motel's time as a field of hours has it: `23:07`. */
export function hourAndMinute(at: Date | string): string {
  return motelClock(at).toISOString().slice(11, 16);
}
