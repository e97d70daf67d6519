import pLimit, { type LimitFunction } from 'p-limit';
import type { Clock } from '../../clock.ts';

export interface BookingQueue {
  /** Whether too many wait at this property already: who comes now is to come again later. */
  isFull(propertyId: string): boolean;
  /**
   * Does the work when it is its turn at this property, first come, first served.
   * @returns `full`, and nothing done, when too many wait there already, or it has not been its turn for too long
   */
  inTurn<T>(propertyId: string, work: () => Promise<T>): Promise<T | 'full'>;
}

/** The pool has ten connections: whatever is asked for, most of the others remain for everybody else. */
const AT_ONCE_FOR_A_PROPERTY = 4;
const AT_ONCE = 6;
/** Each needs some milliseconds: who comes last is served within seconds, unless a night is locked. */
const MOST_WAITING = 250;
/** Milliseconds. Browsers give up after 20 seconds: rooms are not held for somebody who has gone. */
const LONGEST_WAIT = 15_000;

/**
 * Lets only a few transactions of this process ask for a property's rooms at a time. Whether a room is free is for
 * the database alone to say; but a rush on one night, or a night that somebody has locked, would fill every
 * connection with those who wait for the same row, and keep guests from rooms that nobody waits for.
 */
export function createBookingQueue(clock: Clock, { mostWaiting = MOST_WAITING } = {}): BookingQueue {
  const everywhere = pLimit(AT_ONCE);
  const lines = new Map<string, LimitFunction>();

  function lineOf(propertyId: string): LimitFunction {
    const line = lines.get(propertyId) ?? pLimit(AT_ONCE_FOR_A_PROPERTY);
    lines.set(propertyId, line);
    return line;
  }

  const now = () => clock.now().getTime();
  const isFull = (propertyId: string) => lineOf(propertyId).pendingCount >= mostWaiting;

  return {
    isFull,
    async inTurn(propertyId, work) {
      if (isFull(propertyId)) return 'full';
      const latest = now() + LONGEST_WAIT;
      return lineOf(propertyId)(() => everywhere(async () => (now() > latest ? 'full' : work())));
    },
  };
}
