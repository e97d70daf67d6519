import { whyNotInState } from '@motel/booking-core/booking';
import { type Booking, stateOf } from '../../booking/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';

export function endOf(
  motel: Zoned,
  { statusChangedAt, ...stay }: Booking,
): 'stayed' | 'not checked in' | 'cancelled' | 'no-show' | 'not a stay' {
  if (stay.status === 'confirmed') return stay.arrivedAt === null ? 'not checked in' : 'stayed';
  if (stay.status !== 'cancelled') return 'not a stay';
  // As it was given up.
  const before = stateOf(motel, { ...stay, status: 'confirmed' }, statusChangedAt);
  return whyNotInState(before, 'cancel') === undefined ? 'cancelled' : 'no-show';
}
