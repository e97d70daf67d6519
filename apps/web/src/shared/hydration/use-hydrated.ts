import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** `false` on the server and in the first client render, which must equal it; `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
