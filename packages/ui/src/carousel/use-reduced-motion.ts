import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

function subscribe(changed: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the guest's system asks for less motion; not on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.reducedMotion).matches,
    () => false,
  );
}
