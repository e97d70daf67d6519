import type { Availability } from '@motel/api-client/contracts';
import { type CivilDate, nightDates, nightsOf, parseCivilDate, type Stay } from '@motel/booking-core';
import type { Context } from './context.ts';
import { type Outcome, refuse, succeed } from './outcome.ts';
import { findProperty, unknownProperty } from './stored-property.ts';

/** A calendar of more than a year fits in one answer. */
const MOST_NIGHTS = 400;

/** How many rooms can still be had on each night; none at all while the owner keeps the property closed (D13). */
export async function showAvailability(
  { db }: Context,
  id: string,
  range: { readonly from: unknown; readonly to: unknown },
): Promise<Outcome<Availability>> {
  const [from, to] = [parseCivilDate(range.from), parseCivilDate(range.to)];
  if (from === undefined || to === undefined) {
    return refuse('malformed', 'from and to must be dates such as 2027-03-31.');
  }
  const asked: Stay = { checkIn: from, checkOut: to };
  if (nightsOf(asked) < 1) return refuse('rule-broken', 'to must be later than from.');
  if (nightsOf(asked) > MOST_NIGHTS) {
    return refuse('rule-broken', `At most ${MOST_NIGHTS} nights can be asked for at once.`);
  }
  const property = await findProperty(db, id);
  if (property === undefined) return unknownProperty();

  const sold = await freeWhereSold({ db }, id, asked);
  const freeOn = (date: CivilDate) => (property.in_stock ? (sold.get(date) ?? property.capacity) : 0);
  return succeed({ nights: nightDates(asked).map((date) => ({ date, free: freeOn(date) })) });
}

/** The rooms left on the nights of which some were sold. */
async function freeWhereSold(
  { db }: Pick<Context, 'db'>,
  propertyId: string,
  { checkIn, checkOut }: Stay,
): Promise<Map<CivilDate, number>> {
  const nights = await db
    .selectFrom('nights')
    .select(['date', 'capacity', 'sold'])
    .where('property_id', '=', propertyId)
    .where('date', '>=', checkIn)
    .where('date', '<', checkOut)
    .execute();
  return new Map(nights.map(({ date, capacity, sold }) => [date, capacity - sold]));
}
