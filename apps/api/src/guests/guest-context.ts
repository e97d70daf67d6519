import type { Db } from '../db/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Clock } from '../shared/clock.ts';

/** The services that sign guests in. */
export interface GuestContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Limits;
}
