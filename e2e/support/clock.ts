import type { Clock } from '@motel/api';

/**
 * When journeys begin at the motel, on a Monday evening. The browser's clock says something else altogether, and
 * nothing may follow from that.
 */
const OPENING = new Date('2027-06-15T04:30:00Z');

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A clock that stands still until it is told to go on. */
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
