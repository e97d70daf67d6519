import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

function subscribe(changed: () => void) {
  const query = window.matchMedia(media.tablet);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for two months; not on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.tablet).matches,
    () => false,
  );
}
