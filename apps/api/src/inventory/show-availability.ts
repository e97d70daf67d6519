import type { Availability } from '@motel/api-client/contracts';
import { type CivilDate, nightDates, nightsOf, parseCivilDate, type Stay } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { soldOn } from './nights.ts';
import { findProperty, unknownProperty } from './stored-property.ts';

/** A calendar of more than a year fits in one answer. */
const MAX_NIGHTS = 400;

/** How many rooms are free on each night; none at all while the owner has the property out of stock (D13). */
export async function showAvailability(
  db: Db,
  id: string,
  range: { readonly from: unknown; readonly to: unknown },
): Promise<Outcome<Availability>> {
  const [from, to] = [parseCivilDate(range.from), parseCivilDate(range.to)];
  if (from === undefined || to === undefined) return refuse('malformed', 'dates-invalid');
  const asked: Stay = { checkIn: from, checkOut: to };
  if (nightsOf(asked) < 1) return refuse('rule-broken', 'range-empty');
  if (nightsOf(asked) > MAX_NIGHTS) {
    return refuse('rule-broken', 'range-too-long', { most: MAX_NIGHTS });
  }
  const property = await findProperty(db, id);
  if (property === undefined) return unknownProperty();

  const nights = await soldOn(db, id, asked);
  const freeOn = (date: CivilDate) => {
    if (!property.in_stock) return 0;
    const night = nights.get(date);
    return night === undefined ? property.capacity : night.capacity - night.sold;
  };
  return succeed({ nights: nightDates(asked).map((date) => ({ date, free: freeOn(date) })) });
}
