import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed' };

/**
 * Loads a part of the page when it is first needed; where it cannot be loaded, the page stays and can say so.
 * @param load a function of the module, the same at every render; the browser keeps what it loaded
 */
export function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'loading' });
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (value) => setLoaded({ kind: 'loaded', value }),
      () => setLoaded({ kind: 'failed' }),
    );
  }, [load, isNeeded]);
  return loaded;
}
