import type { Stay } from '@motel/booking-core';

/** The time from the first check-in of some stays to their last check-out; `undefined` where there are none. */
export function spanOver(stays: readonly Stay[]): Stay | undefined {
  const [checkIn] = stays.map((stay) => stay.checkIn).toSorted();
  const [checkOut] = stays
    .map((stay) => stay.checkOut)
    .toSorted()
    .toReversed();
  return checkIn === undefined || checkOut === undefined ? undefined : { checkIn, checkOut };
}
