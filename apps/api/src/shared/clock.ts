/** The source of "now", so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds that our clock is ahead. Theirs is read between our readings, so that a slow answer is no error. */
export function clockError(before: Date, theirs: Date, after: Date): number {
  const ahead = Math.max(0, before.getTime() - theirs.getTime());
  return ahead > 0 ? ahead : Math.min(0, after.getTime() - theirs.getTime());
}

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long to wait after a failed attempt: 2, 4, 8 … seconds, at most an hour. @param attempt 1 or more */
export function retryDelay(attempt: number): number {
  return Math.min(2 ** attempt, 3600) * 1000;
}

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
