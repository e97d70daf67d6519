import { type Cents, NO_MONEY, sum } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import { stayMoney } from '../../changes/index.ts';

/** The most that the desk can give back of what was paid for a stay. */
export function refundable(booking: Booking): Cents {
  const { status } = booking;
  if (status !== 'confirmed' && status !== 'cancelled') return NO_MONEY;
  return sum(NO_MONEY, ...stayMoney(booking).payments.map(({ left }) => left));
}
