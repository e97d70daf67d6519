import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed' };

type Load<T> = () => Promise<T>;

/** A part that has loaded once is available at once the next time. */
const values = new WeakMap<Load<unknown>, unknown>();

/** Loads a part of the page ahead, for instance when a guest seems about to use it. */
export async function loadOnce<T>(load: Load<T>): Promise<T> {
  const value = await load();
  values.set(load, value);
  return value;
}

/** Loads a part on first use; when that fails, the page stays. @param load a module's function, the same at every render */
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
    // When it is needed again, retry.
    return () => setLoaded((last) => (last.kind === 'failed' ? { kind: 'loading' } : last));
  }, [load, isNeeded]);
  return loaded;
}
