import type { Logger } from 'pino';
import { MINUTE } from './durations.ts';

/** In a minute. */
const FIRST_LINES = 5;

/**
 * Logs what strangers can cause as often as they like: the first lines of a minute, and at its end how many more there
 * were.
 */
export function fewLines(logger: Pick<Logger, 'warn'>, message: string): (reason: string) => void {
  let count = 0;
  const endMinute = () => {
    const more = count - FIRST_LINES;
    if (more > 0) logger.warn({ more }, `${message}, and more in the same minute`);
    count = 0;
  };
  return (reason) => {
    count += 1;
    if (count === 1) setTimeout(endMinute, MINUTE).unref();
    if (count <= FIRST_LINES) logger.warn({ reason }, message);
  };
}
