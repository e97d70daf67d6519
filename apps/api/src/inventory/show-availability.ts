import type { Availability } from '@motel/api-client/contracts';
import { nightsOf, parseCivilDate, type Stay, toDollars } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import { soldOn } from './nights.ts';
import { nightsOnline } from './nights-online.ts';
import { findPricedProperty } from './properties.ts';
import { tariffOfNow } from './tariff-of-now.ts';

/** A calendar of more than a year fits in one answer. */
const MAX_NIGHTS = 400;

/** Each night's price, rules and free rooms: none out of stock (D13), on a closed night or without a price (F6). */
export async function showAvailability(
  context: MotelContext & { readonly db: Db },
  id: string,
  range: Readonly<Record<string, unknown>>,
): Promise<Availability> {
  const asked = nightsAsked(range, MAX_NIGHTS);
  const { db } = context;
  const found = (await findPricedProperty(db, id)) ?? refuse('not-found', 'property-unknown');
  const nights = await soldOn(db, id, asked);
  const tariff = await tariffOfNow(context, found.tariff, [id], asked, new Map([[id, nights]]));
  return {
    nights: nightsOnline(tariff, id, asked, todayAt(context)).map(({ price, ...night }, at) => ({
      ...night,
      free: price === undefined || !found.property.in_stock ? 0 : (nights[at]?.free ?? 0),
      ...(price === undefined ? { closed: true } : { price: toDollars(price) }),
    })),
  };
}

/** Reads a range of one night or more. */
export function nightsAsked(range: Readonly<Record<string, unknown>>, most: number): Stay {
  const [checkIn, checkOut] = [parseCivilDate(range.from), parseCivilDate(range.to)];
  if (checkIn === undefined || checkOut === undefined) refuse('malformed', 'dates-invalid');
  const nights = nightsOf({ checkIn, checkOut });
  if (nights < 1) refuse('rule-broken', 'range-empty');
  return nights > most ? refuse('rule-broken', 'range-too-long', { most }) : { checkIn, checkOut };
}
