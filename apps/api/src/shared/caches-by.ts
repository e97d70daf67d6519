import { LRUCache } from 'lru-cache';

/** A cache of its own for each owner, such as a content, which goes with its owner. @param max entries of each */
export function cachesBy<Owner extends WeakKey, Value extends object>(max: number) {
  const caches = new WeakMap<Owner, LRUCache<string, Value>>();
  return (owner: Owner): LRUCache<string, Value> => {
    const known = caches.get(owner);
    if (known !== undefined) return known;
    const none = new LRUCache<string, Value>({ max });
    caches.set(owner, none);
    return none;
  };
}
