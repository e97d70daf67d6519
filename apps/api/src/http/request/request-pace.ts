import { LRUCache } from 'lru-cache';

/** More than the networks that guests come from within seconds. */
const MAX_CLIENTS = 10_000;

/** Requests of a client that come at once without waiting, and those of each second after them. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Spreads the requests of each client over time. So many come at once without waiting; more wait until their second.
 * @returns a function that says for how many milliseconds the next request of a client waits
 */
export function requestPace({ burst, perSecond }: Pace) {
  const interval = 1000 / perSecond;
  /** When the next request of a client is due, if the client has just sent some. */
  const due = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return (client: string, now: number): number => {
    const at = Math.max(now - burst * interval, due.get(client) ?? Number.NEGATIVE_INFINITY);
    due.set(client, at + interval);
    return Math.max(0, at + interval - now);
  };
}
