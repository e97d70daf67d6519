import { LRUCache } from 'lru-cache';
import type { Network } from '../../limits/index.ts';

/** More than the networks that guests come from within seconds. */
const MAX_NETWORKS = 50_000;

/** Milliseconds: turns do not add up exactly. */
const ROUNDING = 0.001;

/** The requests of one customer. */
export interface Pace {
  /** At once, without waiting. */
  readonly burst: number;
  /** After them. */
  readonly perSecond: number;
  /** So many wait for their turn; the next is refused. */
  readonly mostWaiting: number;
}

/** A visit takes some forty requests, and a house full of guests may share an address. */
const USUAL: Pace = { burst: 300, perSecond: 100, mostWaiting: 50 };

/**
 * Spreads the requests of each client over time, each of its networks as wide as its customers are many.
 * @returns how many ms the next request waits; `undefined` where it would wait too long: it does not count
 */
export function requestPace({ burst, perSecond, mostWaiting } = USUAL) {
  const interval = 1000 / perSecond;
  /** When the next request of a network is due, if it has just sent some. */
  const due = new LRUCache<string, number>({ max: MAX_NETWORKS });
  return (
    networks: readonly Network[],
    now: number,
    longest = mostWaiting * interval,
  ): number | undefined => {
    const next = networks.map(({ name, customers }) => {
      const at = Math.max(now - burst * interval, due.get(name) ?? Number.NEGATIVE_INFINITY);
      return { name, at: at + interval / customers };
    });
    const wait = Math.max(0, ...next.map(({ at }) => at - now));
    if (wait > longest + ROUNDING) return undefined;
    for (const { name, at } of next) due.set(name, at);
    return wait;
  };
}

export type RequestPace = ReturnType<typeof requestPace>;
