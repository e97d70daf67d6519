import type { Clock } from '../../src/shared/clock.ts';

/** Noon at the motel, when a test begins. */
export const START = '2026-11-20T19:00:00Z';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  setTo(instant: string): void;
}

/** @param start ISO instant */
export function testClock(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    setTo: (instant) => {
      now = Date.parse(instant);
    },
  };
}
