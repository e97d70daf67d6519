/** How long to wait after a failed attempt: 2, 4, 8 … seconds, at most an hour. @param attempt 1 or more */
export function retryDelay(attempt: number): number {
  return Math.min(2 ** attempt, 3600) * 1000;
}

/** The instant `milliseconds` after another. */
export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
