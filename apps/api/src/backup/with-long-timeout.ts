import type { DatabasePlace } from '../db/index.ts';

/** Tables are large and disks slow: allows a minute for each statement, where guests' statements have ten seconds. */
export function withLongTimeout(place: DatabasePlace): DatabasePlace {
  return 'url' in place ? { ...place, timeout: 60_000 } : place;
}
