import type { BookingEvent } from '@motel/booking-core/booking';
import {
  type Booking,
  loadChange,
  lockBooking,
  lockStaysOf,
  markEnded,
  moveBooking,
  moveChange,
  type PaymentRequest,
  requestById,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';

export type EndOfRequest = Extract<BookingEvent, 'hold-expired' | 'hold-released'>;

/** Ends a request whose session has ended. @returns false where it has another since: its guest may be paying */
export async function closeRequest(
  trx: Trx,
  { id, bookingId, sessionId }: Pick<PaymentRequest, 'id' | 'bookingId' | 'sessionId'>,
  event: EndOfRequest,
  now: Date,
): Promise<boolean> {
  const booking = await lockBooking(trx, bookingId);
  const request = await requestById(trx, id);
  if (booking === undefined || request === undefined || request.sessionId !== sessionId) return false;
  await releaseRequest(trx, booking, request, event, now);
  return true;
}

/** Ends a request of a locked booking, and releases the rooms that are held for it. */
export async function releaseRequest(
  trx: Trx,
  booking: Booking,
  request: PaymentRequest,
  event: EndOfRequest,
  now: Date,
): Promise<void> {
  await markEnded(trx, request.id, now);
  if (request.purpose === 'stay') {
    for (const stay of await lockStaysOf(trx, request, booking)) await moveBooking(trx, stay, event, now);
  }
  if (request.purpose !== 'change') return;
  const change = await loadChange(trx, request.id);
  if (change !== undefined) await moveChange(trx, change, event, now);
}
