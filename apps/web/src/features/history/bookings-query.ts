import type { Wire } from '@motel/api-client';
import { queryOptions } from '@tanstack/react-query';
import { loadCalls } from '../../shared/queries/load-calls.ts';

/** A guest's own bookings (§7); each guest's are kept apart. */
export function bookingsQuery(wire: Wire, userId: string) {
  return queryOptions({
    queryKey: ['bookings', userId],
    queryFn: async ({ signal }) => (await loadCalls()).getBookings(wire, { signal }),
    // A booking is confirmed behind the page's back: always look again.
    staleTime: 0,
  });
}
