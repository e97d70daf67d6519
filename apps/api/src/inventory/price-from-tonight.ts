import { addDays, type Cents, type CivilDate, NO_MONEY, nightPrices, type Tariff } from '@motel/booking-core';

/** How far ahead a price is looked for when tonight has none. */
const DAYS_AHEAD = 400;

/** The price per night that a card shows: tonight's, or that of the next night for sale; $0 when there is none. */
export function priceFromTonight(tariff: Tariff, room: string, today: CivilDate): Cents {
  const priceFrom = (from: number, to: number) =>
    nightPrices(tariff, room, addDays(today, from), addDays(today, to)).find(
      ({ price }) => price !== undefined,
    )?.price;
  return priceFrom(0, 1) ?? priceFrom(1, DAYS_AHEAD) ?? NO_MONEY;
}
