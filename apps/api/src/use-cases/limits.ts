import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type Allowance, giveAllowanceBack, takeAllowance } from '../db/rate-limits.ts';
import type { Meter } from '../metrics/meter.ts';
import { type Outcome, refuseForNow, succeed } from './outcome.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often is often enough, for people: a family at one address, a guest who tries again. Sign-in has no one-time
 * code, so nothing else stops a program that asks for every number, or for every room.
 */
const LIMITS = {
  'sign-ins of a number': { most: 10, per: HOUR },
  'sign-ins from an address': { most: 40, per: HOUR },
  'checkouts of a guest': { most: 30, per: HOUR },
  'checkouts from an address': { most: 60, per: HOUR },
  // As long as a hold lasts: at no time does one address keep more than half of the motel from selling.
  'rooms held from an address': { most: 10, per: 40 * MINUTE },
  'messages from an address': { most: 6, per: HOUR },
  // Over an hour: a process whose clock is minutes ahead of the others then uses up only that part of it for them.
  'questions from an address': { most: 1200, per: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Rooms that one guest can hold unpaid at a time, over all their checkouts. */
const MOST_ROOMS_HELD = 12;

export interface Limits {
  readonly mostRoomsHeld: number;
  /**
   * Takes from what somebody is allowed; refused with `too-many-requests`, and when to come back.
   * @param who a number, an address or an id; only a digest of it is kept. Nobody is limited when it is `undefined`.
   * @param units @default 1
   */
  take(limit: LimitName, who: string | undefined, units?: number): Promise<Outcome<undefined>>;
  /** Gives back what one call of `take` took, when nothing came of it. */
  giveBack(limit: LimitName, who: string | undefined, units?: number): Promise<void>;
}

/** @param scale a larger number loosens every limit */
export function createLimits(
  { db, clock, meter }: { db: Db; clock: Clock; meter: Meter },
  scale: number,
): Limits {
  function allowanceOf(limit: LimitName, who: string): Allowance {
    const { most, per } = LIMITS[limit];
    const key = createHash('sha256').update(`${limit}\n${who}`).digest('base64url');
    return { key, most: most * scale, per };
  }

  return {
    mostRoomsHeld: MOST_ROOMS_HELD * scale,
    async take(limit, who, units = 1) {
      if (who === undefined) return succeed(undefined);
      const wait = await takeAllowance(db, allowanceOf(limit, who), units, clock.now());
      if (wait === 0) return succeed(undefined);
      meter.limited(limit);
      return refuseUntil(wait);
    },
    async giveBack(limit, who, units = 1) {
      if (who !== undefined) await giveAllowanceBack(db, allowanceOf(limit, who), units);
    },
  };
}

function refuseUntil(milliseconds: number): Outcome<never> {
  const minutes = Math.ceil(milliseconds / MINUTE);
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return refuseForNow(
    'too-many-requests',
    `That was a lot at once. Please try again ${when}, or call us.`,
    Math.ceil(milliseconds / 1000),
  );
}
