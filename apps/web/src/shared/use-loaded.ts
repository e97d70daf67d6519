import { useEffect, useState } from 'react';
import { loadMissingStyles } from './missing-styles.ts';

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed' };

type Load<T> = () => Promise<T>;

/** What has been loaded is there at once the next time. */
const values = new WeakMap<Load<unknown>, unknown>();

/** Loads a part of the page, for instance as soon as a guest seems to want it. */
export async function loadOnce<T>(load: Load<T>): Promise<T> {
  await loadMissingStyles();
  const value = await load();
  values.set(load, value);
  return value;
}

/**
 * Loads a part of the page when it is first needed; where it cannot be loaded, the page stays and can say so.
 * @param load a function of the module, the same at every render; the browser keeps what it loaded
 */
export function useLoaded<T>(load: Load<T>, isNeeded: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(() =>
    values.has(load) ? { kind: 'loaded', value: values.get(load) as T } : { kind: 'loading' },
  );
  useEffect(() => {
    if (!isNeeded) return;
    loadOnce(load).then(
      (value) => setLoaded({ kind: 'loaded', value }),
      () => setLoaded({ kind: 'failed' }),
    );
    // Needed anew, it is tried anew.
    return () => setLoaded((last) => (last.kind === 'failed' ? { kind: 'loading' } : last));
  }, [load, isNeeded]);
  return loaded;
}
