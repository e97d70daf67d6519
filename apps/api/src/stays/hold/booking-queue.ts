import pLimit, { type LimitFunction } from 'p-limit';
import type { Clock } from '../../shared/clock.ts';

export interface BookingQueue {
  /** Whether too many requests wait for this property already: a new one must retry later. */
  isFull(propertyId: string): boolean;
  /** Runs the work in its turn. @returns `full`, and nothing done, when too many wait, or it came too late */
  run<T>(propertyId: string, work: () => Promise<T>): Promise<T | 'full'>;
}

/** The pool has ten connections: a rush on one property leaves six, a rush on all of them four for other requests. */
const MAX_RUNNING_PER_PROPERTY = 4;
const MAX_RUNNING = 6;
/** Each takes some milliseconds: the last one runs within seconds, unless a night is locked. */
const MAX_WAITING = 250;
/** Milliseconds. Browsers give up after 20 seconds: rooms are not held for a guest who has left. */
const MAX_WAIT = 15_000;

/**
 * Lets only a few transactions of this process take a property's rooms at a time: a rush on one night would otherwise
 * fill every connection with waits for the same row. The database alone decides whether a room is free.
 */
export function createBookingQueue(clock: Clock, { maxWaiting = MAX_WAITING } = {}): BookingQueue {
  const overall = pLimit(MAX_RUNNING);
  const queues = new Map<string, LimitFunction>();

  function queueOf(propertyId: string): LimitFunction {
    const queue = queues.get(propertyId) ?? pLimit(MAX_RUNNING_PER_PROPERTY);
    queues.set(propertyId, queue);
    return queue;
  }

  const now = () => clock.now().getTime();
  const isFull = (propertyId: string) => queueOf(propertyId).pendingCount >= maxWaiting;

  return {
    isFull,
    async run(propertyId, work) {
      if (isFull(propertyId)) return 'full';
      const latest = now() + MAX_WAIT;
      return queueOf(propertyId)(() => overall(async () => (now() > latest ? 'full' : work())));
    },
  };
}
