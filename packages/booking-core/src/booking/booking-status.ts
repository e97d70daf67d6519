/**
 * The state of a booking, from its hold to its end (B1).
 * - `held`: the motel holds rooms while the guest pays
 * - `confirmed`: paid, the rooms are the guest's
 * - `expired`, `released`: the hold expired, or the guest or a refused payment released it
 * - `cancelled`: a confirmed stay that was cancelled, or a no-show
 * - `refunded`: the payment came after the hold had ended and the rooms were sold
 */
export type BookingStatus = 'held' | 'confirmed' | 'expired' | 'released' | 'cancelled' | 'refunded';

/**
 * An event in the life of a booking (B2). `paid`: its rooms are still held, or were free to take again.
 * `paid-without-room`: they were sold. `taken-at-desk`: the front desk takes the stay, paid there or later. `reinstated`: it
 * undoes a cancellation, and the rooms were free to take again.
 */
export type BookingEvent =
  | 'paid'
  | 'paid-without-room'
  | 'taken-at-desk'
  | 'hold-expired'
  | 'hold-released'
  | 'cancelled'
  | 'reinstated';

type Transitions = Partial<Record<BookingEvent, BookingStatus>>;

const TRANSITIONS: Record<BookingStatus, Transitions> = {
  held: {
    paid: 'confirmed',
    'taken-at-desk': 'confirmed',
    'hold-expired': 'expired',
    'hold-released': 'released',
  },
  expired: { paid: 'confirmed', 'paid-without-room': 'refunded' },
  released: { paid: 'confirmed', 'paid-without-room': 'refunded' },
  confirmed: { cancelled: 'cancelled' },
  cancelled: { reinstated: 'confirmed' },
  refunded: {},
};

/**
 * Returns the status after an event, or `undefined` when a late, repeated or disordered event changes nothing (B2).
 * @example
 * nextStatus('held', 'paid'); // → confirmed
 * nextStatus('cancelled', 'paid'); // → undefined
 */
export function nextStatus(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  if (!Object.hasOwn(TRANSITIONS, status) || !Object.hasOwn(TRANSITIONS[status], event)) return undefined;
  return TRANSITIONS[status][event];
}

/** Returns whether the booking takes its rooms out of the nights' stock (B3). */
export function occupiesRooms(status: BookingStatus): boolean {
  return status === 'held' || status === 'confirmed';
}
