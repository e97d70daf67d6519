import type { BookingsWire, ListedStayWire, StayWire } from '@motel/api-client/contracts';
import { type Device, type HistoryContext, listBookings, type SignedIn } from '../guests/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type StayContext, showOwnStay } from './own-stay.ts';

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
  const list = await listBookings(context, guest, device, address);
  const today = todayAt(context.clock);
  const bookings: BookingsWire['bookings'] = [];
  // One after the other: a guest of many stays takes no more of the database at a time than any other.
  for (const booking of list.bookings) {
    const isOver = (booking.checkOutDate ?? '') < today;
    const shown =
      booking.isOwn && !isOver ? await showOwnStay(context, { id: booking._id, guest, device }) : undefined;
    bookings.push(shown?.ok ? { ...booking, stay: listed(shown.value) } : booking);
  }
  return { ...list, bookings };
}

/** What a card of the list needs, and nothing about the guest. */
function listed(stay: StayWire): ListedStayWire {
  const { id, reference, status, party, payments, refunds, terms, paying, changing, calendar } = stay;
  return {
    id,
    reference,
    status,
    party,
    payments,
    refunds,
    terms,
    ...(paying && { paying }),
    ...(changing && { changing }),
    calendar,
  };
}
