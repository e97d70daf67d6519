import { type Cents, NO_MONEY, sum } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import { stayMoney } from '../../changes/index.ts';

/**
 * The most that the desk can give back of what was paid for a stay, also for one that came to nothing. A hold's money is
 * on its way to confirm it.
 */
export function refundable(booking: Booking): Cents {
  if (booking.status === 'held') return NO_MONEY;
  return sum(NO_MONEY, ...stayMoney(booking).payments.map(({ left }) => left));
}
