import type { Clock } from '@motel/api';

/**
 * The motel's time at the start of a journey, on a Monday evening. The browser's clock differs, and nothing may depend
 * on it.
 */
const OPENING = new Date('2027-06-15T04:30:00Z');

export const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function testClock(start: Date = OPENING): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
