import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import type { Meter } from '../shared/meter.ts';
import { type Outcome, refuseForNow, succeed } from '../shared/outcome.ts';
import { type Allowance, giveAllowanceBack, takeAllowance } from './rate-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Enough for people: a family at one address, a guest who retries. Sign-in has no one-time code, so nothing else stops
 * a program that tries every number, or holds every room.
 */
const LIMITS = {
  'sign-ins of a number': { most: 10, per: HOUR },
  'sign-ins from an address': { most: 40, per: HOUR },
  'checkouts of a guest': { most: 30, per: HOUR },
  'checkouts from an address': { most: 60, per: HOUR },
  // Over the lifetime of a hold: one address never blocks the sale of more than half of the motel.
  'rooms held from an address': { most: 10, per: 40 * MINUTE },
  'messages from an address': { most: 6, per: HOUR },
  // Over an hour: a process whose clock is minutes ahead then uses up only that part of the others' allowance.
  'questions from an address': { most: 1200, per: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Rooms that one guest can hold unpaid at a time, over all their checkouts. */
const MAX_ROOMS_HELD = 12;

export interface Limits {
  readonly maxRoomsHeld: number;
  /**
   * Takes from a client's allowance; refused with `too-many-requests`, and when to retry.
   * @param client a number, an address or an id, stored as a digest only; without one, nothing is limited
   * @param units @default 1
   */
  take(limit: LimitName, client: string | undefined, units?: number): Promise<Outcome<undefined>>;
  /** Gives back what one call of `take` took, when it was not used. */
  giveBack(limit: LimitName, client: string | undefined, units?: number): Promise<void>;
}

/** @param scale a larger number loosens every limit */
export function createLimits(
  { db, clock, meter }: { db: Db; clock: Clock; meter: Meter },
  scale: number,
): Limits {
  function allowanceOf(limit: LimitName, client: string): Allowance {
    const { most, per } = LIMITS[limit];
    const key = createHash('sha256').update(`${limit}\n${client}`).digest('base64url');
    return { key, most: most * scale, per };
  }

  return {
    maxRoomsHeld: MAX_ROOMS_HELD * scale,
    async take(limit, client, units = 1) {
      if (client === undefined) return succeed(undefined);
      const wait = await takeAllowance(db, allowanceOf(limit, client), units, clock.now());
      if (wait === 0) return succeed(undefined);
      meter.limited(limit);
      const minutes = Math.ceil(wait / MINUTE);
      return refuseForNow('too-many-requests', 'too-often', Math.ceil(wait / 1000), { minutes });
    },
    async giveBack(limit, client, units = 1) {
      if (client !== undefined) await giveAllowanceBack(db, allowanceOf(limit, client), units);
    },
  };
}
