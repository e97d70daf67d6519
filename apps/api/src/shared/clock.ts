/** The source of "now", so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Milliseconds that our clock is ahead of another one, or below 0 behind it. The other was read between our two
 * readings, so that a slow answer is no error.
 */
export function clockError(before: Date, theirs: Date, after: Date): number {
  const ahead = Math.max(0, before.getTime() - theirs.getTime());
  return ahead > 0 ? ahead : Math.min(0, after.getTime() - theirs.getTime());
}
