import { useSearchStore } from './search-store.ts';

/** Whether the guest has chosen dates to search for. Not on a page that has just loaded: the store begins empty (D6). */
export function useIsSearched(): boolean {
  return useSearchStore(({ range }) => range !== undefined && range.startDate !== range.endDate);
}
