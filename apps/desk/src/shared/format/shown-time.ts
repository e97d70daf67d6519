import { dateWords } from '@motel/content/english';
import { motelClock } from './motel-clock.ts';

/** The motel's time: `11:07 PM`. */
export function motelTime(at: Date | string): string {
  return dateWords(motelClock(at), 'hour');
}

/** The motel's time as a field of hours has it: `23:07`. */
export function hourAndMinute(at: Date | string): string {
  return motelClock(at).toISOString().slice(11, 16);
}
