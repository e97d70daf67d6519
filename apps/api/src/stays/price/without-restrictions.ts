import { MAX_NIGHTS, parseTariff, type Tariff } from '@motel/booking-core';

/** The same prices for stays of any length, on any day; a closed night stays closed. */
export function withoutRestrictions({ data }: Tariff, room: string): Tariff {
  const any = { room, minNights: 1, maxNights: MAX_NIGHTS, closedToArrival: false, closedToDeparture: false };
  return parseTariff({ ...data, nightly: [...(data.nightly ?? []), any] });
}
