import { formatDollars, type NightPrice } from '@motel/booking-core';

/** A night's price and restrictions, such as `$129, 2+ nights, no arrivals`. */
export function nightWords(night: NightPrice): string {
  const { price, closed, minNights, maxNights, closedToArrival, closedToDeparture } = night;
  const words = [
    closed ? 'closed' : price === undefined ? 'no price' : `$${formatDollars(price)}`,
    ...(minNights === undefined ? [] : [`${minNights}+ nights`]),
    ...(maxNights === undefined ? [] : [`at most ${maxNights} nights`]),
    ...(closedToArrival ? ['no arrivals'] : []),
    ...(closedToDeparture ? ['no departures'] : []),
  ];
  return words.join(', ');
}
