import { formatDollars, type NightPrice } from '@motel/booking-core';

/** The prices and restrictions of several nights, such as `$129 to $149, some 2+ nights`. */
export function rangeWords(nights: readonly NightPrice[]): string {
  const prices = nights
    .flatMap(({ price, closed }) => (price === undefined || closed ? [] : [price]))
    .toSorted((one, other) => one - other);
  const [least, most] = [prices[0], prices.at(-1)];
  const range =
    least === undefined || most === undefined || least === most
      ? []
      : [`$${formatDollars(least)} to $${formatDollars(most)}`];
  const words = nights.map((night) => [
    ...(range.length > 0 && night.price !== undefined && !night.closed ? range : [priceWords(night)]),
    ...limitWords(night),
  ]);
  const every = [...new Set(words.flat())];
  return every
    .map((word) => (words.every((night) => night.includes(word)) ? word : `some ${word}`))
    .join(', ');
}

function priceWords({ price, closed }: NightPrice): string {
  if (closed) return 'closed';
  return price === undefined ? 'no price' : `$${formatDollars(price)}`;
}

function limitWords(night: NightPrice): string[] {
  const { minNights, maxNights, closedToArrival, closedToDeparture } = night;
  return [
    ...(minNights === undefined ? [] : [`${minNights}+ nights`]),
    ...(maxNights === undefined ? [] : [`at most ${maxNights} nights`]),
    ...(closedToArrival ? ['no arrivals'] : []),
    ...(closedToDeparture ? ['no departures'] : []),
  ];
}
