import type { Wire } from '@motel/api-client';
import type { Bookings } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/queries/call-api.ts';
import { hasStatus, refusalOf } from '../../shared/queries/refusal-of.ts';
import { dropStayToken, heldStayToken } from './stay-link.ts';

export interface MyBookings extends Bookings {
  /** Why the guest's link opens nothing, in the server's words. */
  readonly refusal: string | undefined;
}

/** A guest's own bookings (§7). @param arrivals the number of links followed so far: each opens its stay first */
export function bookingsQuery(wire: Wire, userId: string, arrivals: number) {
  return queryOptions({
    queryKey: ['bookings', userId, arrivals],
    queryFn: async ({ signal }): Promise<MyBookings> => {
      const refusal = await openStay(wire, signal);
      return { refusal, ...(await callApi(wire, 'bookings', { signal })) };
    },
    // A booking is confirmed without the page: always fetch again.
    staleTime: 0,
  });
}

/** The link is kept until the server has answered: the guest may have to sign in again, or retry. */
async function openStay(wire: Wire, signal: AbortSignal): Promise<string | undefined> {
  const token = heldStayToken();
  if (token === undefined) return undefined;
  let refusal: string | undefined;
  try {
    await callApi(wire, 'openBooking', { body: { token }, signal });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    refusal = refusalOf(error)?.serverMessage;
  }
  dropStayToken();
  return refusal;
}
