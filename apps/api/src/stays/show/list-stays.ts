import type { BookingsWire } from '@motel/api-client/contracts';
import { pendingChangeOf } from '../../booking/index.ts';
import { type Device, type HistoryContext, listBookings, type SignedIn } from '../../guests/index.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { listedWire, type StayContext } from './own-stay.ts';

/**
 * Lists the guest's bookings for My Bookings. Those that are not over have more of the stay with them where this device may
 * change it, and nowhere else: a known number alone shows what §3.9 lists.
 * @param address the client's
 */
export async function listStays(
  context: StayContext & HistoryContext,
  guest: SignedIn,
  device: Device,
  address: string | undefined,
): Promise<BookingsWire> {
  const { bookings: all, onlyThisDevice } = await listBookings(context, guest, device, address);
  const today = todayAt(context);
  const bookings: BookingsWire['bookings'] = [];
  // One after the other: a guest of many stays takes no more of the database at a time than any other.
  for (const { booking, wire } of all) {
    const hasMore = wire.isOwn && booking.checkOut >= today;
    const stay = hasMore
      ? await listedWire(context, booking, await pendingChangeOf(context.db, booking.id))
      : undefined;
    bookings.push(stay === undefined ? wire : { ...wire, stay });
  }
  return { bookings, onlyThisDevice };
}
