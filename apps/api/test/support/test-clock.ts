import type { Clock } from '../../src/shared/clock.ts';

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
