import type { DatabasePlace } from '../db/open-database.ts';

/** Tables are large and disks slow: a minute for each statement, where guests' statements have ten seconds. */
export function patient(place: DatabasePlace): DatabasePlace {
  return 'url' in place ? { ...place, patience: 60_000 } : place;
}
