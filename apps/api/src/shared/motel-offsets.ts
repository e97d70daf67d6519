import { MINUTE } from './durations.ts';
import type { Zoned } from './motel-context.ts';
import { motelOffset } from './motel-instant.ts';

const WEEK = 7 * 24 * 60 * MINUTE;
const YEAR = 53 * WEEK;

/** An offset of the motel's clock from UTC in minutes, from a moment on. */
interface OffsetSince {
  readonly since: string;
  readonly minutes: number;
}

/**
 * The offsets of the motel's clock from a year ago to two years ahead, in the order of time. No zone changes its clock
 * twice within a week.
 */
export function motelOffsets(motel: Zoned, now: Date): OffsetSince[] {
  const offsetAt = (at: number) => motelOffset(motel, new Date(at));
  const sinceAt = (at: number) => ({ since: new Date(at).toISOString(), minutes: offsetAt(at) });
  /** The first minute with the later offset. @param from with another offset than `to` */
  const changeWithin = (from: number, to: number): number => {
    if (to - from <= MINUTE) return Math.floor(to / MINUTE) * MINUTE;
    const middle = (from + to) / 2;
    return offsetAt(middle) === offsetAt(from) ? changeWithin(middle, to) : changeWithin(from, middle);
  };
  const first = now.getTime() - YEAR;
  const offsets = [sinceAt(first)];
  for (let week = first; week < now.getTime() + 2 * YEAR; week += WEEK) {
    if (offsetAt(week + WEEK) !== offsets.at(-1)?.minutes) {
      offsets.push(sinceAt(changeWithin(week, week + WEEK)));
    }
  }
  return offsets;
}
