import pLimit, { type LimitFunction } from 'p-limit';

export interface BookingQueue {
  /**
   * Does the work when it is its turn at this property, first come, first served.
   * @returns `full` at once, and nothing done, when too many wait there already
   */
  inTurn<T>(propertyId: string, work: () => Promise<T>): Promise<T | 'full'>;
}

/** The pool has ten connections: whatever is asked for, most of the others remain for everybody else. */
const AT_ONCE_FOR_A_PROPERTY = 4;
const AT_ONCE = 6;
/** Each needs some milliseconds: who comes last is served within seconds. */
const MOST_WAITING = 250;

/**
 * Lets only a few transactions of this process ask for a property's rooms at a time. Whether a room is free is for
 * the database alone to say; but a rush on one night, or a night that somebody has locked, would fill every
 * connection with those who wait for the same row, and keep guests from rooms that nobody waits for.
 */
export function createBookingQueue(mostWaiting = MOST_WAITING): BookingQueue {
  const everywhere = pLimit(AT_ONCE);
  const lines = new Map<string, LimitFunction>();

  function lineOf(propertyId: string): LimitFunction {
    const line = lines.get(propertyId) ?? pLimit(AT_ONCE_FOR_A_PROPERTY);
    lines.set(propertyId, line);
    return line;
  }

  return {
    async inTurn(propertyId, work) {
      const line = lineOf(propertyId);
      if (line.pendingCount >= mostWaiting) return 'full';
      return line(() => everywhere(work));
    },
  };
}
