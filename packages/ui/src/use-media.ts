import { useCallback, useSyncExternalStore } from 'react';
import { media } from './theme/media.ts';

/** Whether one of the theme's media queries matches; false on the server and in the first client render. */
export function useMedia(name: keyof typeof media): boolean {
  const query = media[name];
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
