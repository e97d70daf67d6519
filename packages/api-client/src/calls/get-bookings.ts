import { type Bookings, bookings } from '../contracts/bookings.ts';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** The signed-in guest's own bookings (§7). Without a session it is an ApiProblem with status 401. */
export async function getBookings(wire: Wire, options: CallOptions = {}): Promise<Bookings> {
  const onFailure = 'Failed to fetch bookings';
  return ask(
    wire,
    { ...ENDPOINTS.bookings, isPersonal: true, repeat: 'reading', onFailure, ...options },
    bookings,
  );
}
