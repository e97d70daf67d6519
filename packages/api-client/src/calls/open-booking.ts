import type { OpenBookingRequest } from '../contracts/bookings.ts';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { done } from '../contracts/feedback.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/**
 * Makes a booking visible on this device by the link in its mail, where the motel tells devices apart. A link that opens
 * no stay of the guest is an ApiProblem with status 404 and a sentence for the guest.
 */
export async function openBooking(wire: Wire, token: string, options: CallOptions = {}): Promise<void> {
  const body: OpenBookingRequest = { token };
  const onFailure = 'Failed to open a booking';
  await ask(wire, { ...ENDPOINTS.openBooking, body, isPersonal: true, onFailure, ...options }, done);
}
