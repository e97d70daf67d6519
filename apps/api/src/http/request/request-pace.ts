import { LRUCache } from 'lru-cache';

/** More than the networks that guests come from within seconds. */
const MAX_CLIENTS = 10_000;

/**
 * Spreads the requests of each client over time. So many come at once without waiting; more wait until their second.
 * @returns a function that says for how many milliseconds the next request of a client waits
 */
export function requestPace({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }) {
  const interval = 1000 / perSecond;
  /** When the next request of a client is due, if the client has just sent some. */
  const due = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return (client: string, now: number): number => {
    const at = Math.max(now - burst * interval, due.get(client) ?? 0);
    due.set(client, at + interval);
    return Math.max(0, at + interval - now);
  };
}
