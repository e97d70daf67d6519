/**
 * Where a booking is between the hold and the end (B1).
 * - `held`: rooms are kept while the guest pays
 * - `confirmed`: paid, the rooms are the guest's
 * - `expired`, `released`: the hold ran out, or the guest or a refused payment gave it back
 * - `cancelled`: a confirmed stay that was given up
 * - `refunded`: money came after the hold was lost and the rooms were gone
 */
export type BookingStatus = 'held' | 'confirmed' | 'expired' | 'released' | 'cancelled' | 'refunded';

/**
 * What can happen to a booking (B2). `paid` means that its rooms are still held or were free to take again,
 * `paid-without-room` that they were gone.
 */
export type BookingEvent = 'paid' | 'paid-without-room' | 'hold-expired' | 'hold-released' | 'cancelled';

type Transitions = Partial<Record<BookingEvent, BookingStatus>>;

const TRANSITIONS: Record<BookingStatus, Transitions> = {
  held: { paid: 'confirmed', 'hold-expired': 'expired', 'hold-released': 'released' },
  expired: { paid: 'confirmed', 'paid-without-room': 'refunded' },
  released: { paid: 'confirmed', 'paid-without-room': 'refunded' },
  confirmed: { cancelled: 'cancelled' },
  cancelled: {},
  refunded: {},
};

/** The status after an event, or `undefined` when the event changes nothing: late, doubled or out of order (B2). */
export function nextStatus(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  return TRANSITIONS[status][event];
}

/** Whether the booking's rooms are taken out of the nights' stock (B3). */
export function occupiesRooms(status: BookingStatus): boolean {
  return status === 'held' || status === 'confirmed';
}
