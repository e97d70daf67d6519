import type { NightPricesWire } from '@motel/api-client/contracts';
import { addDays, checkBookableStay, nightDates, parseCivilDate, toDollars } from '@motel/booking-core';
import { lowestNights, type NightsRequest } from '@motel/booking-core/rates';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import { soldInAll } from './nights.ts';
import { nightsOnline } from './nights-online.ts';
import { listPricedProperties } from './properties.ts';
import { nightsAsked } from './show-availability.ts';
import { type OfferQuestion, partyOf } from './show-offers.ts';
import { tariffOfNow } from './tariff-of-now.ts';

/** Two months in one answer. */
const MOST_NIGHTS = 62;

/** The lowest price of each night alone for a party (Q16), in one kind of room or in any. */
export async function showNightPrices(
  context: MotelContext & { readonly db: Db },
  question: OfferQuestion,
): Promise<NightPricesWire> {
  const party = partyOf(question) ?? refuse('malformed', 'party-invalid');
  const asked = nightsAsked(question, MOST_NIGHTS);
  const { checkIn: from, checkOut: to } = asked;
  const arrival = parseCivilDate(question.arrival);
  if (question.arrival && arrival === undefined) refuse('malformed', 'dates-invalid');

  const listed = await listPricedProperties(context.db);
  const shown = listed?.properties.filter(({ id }) => !question.room || id === question.room) ?? [];
  if (listed === undefined || shown.length === 0) refuse('not-found', 'property-unknown');
  const today = todayAt(context);
  const isOpen = (date: typeof from) => {
    const checkIn = arrival === undefined || date < arrival ? date : arrival;
    return checkBookableStay({ checkIn, checkOut: addDays(date, 1) }, today).ok;
  };
  const checkIn = arrival !== undefined && arrival < from && isOpen(from) ? arrival : from;
  const stocked = shown.filter((property) => property.in_stock);
  const ids = stocked.map(({ id }) => id);
  const span = { checkIn, checkOut: to };
  const sold = await soldInAll(context.db, ids, span);
  const kinds = stocked.map(({ id: room, facts }): NightsRequest['kinds'][number] => ({
    room,
    bedsFor: facts.guest || undefined,
    free(first, end) {
      const own = sold.get(room)?.filter(({ date }) => first <= date && date < end) ?? [];
      return Math.min(...own.map(({ free }) => free));
    },
  }));
  const how = { party, place: 'website', from, to, arrival, bookedOn: today, kinds } as const;
  const tariff = await tariffOfNow(context, listed.tariff, ids, span, sold);
  const totals = lowestNights(tariff, how);
  const rules = ids.map((id) => nightsOnline(tariff, id, asked, today));
  return {
    nights: nightDates(asked).map((date, at) => {
      const total = totals[at];
      const isFull = kinds.length > 0 && kinds.every(({ free }) => free(date, addDays(date, 1)) <= 0);
      if (!isOpen(date)) return { date };
      const minNights = Math.min(...rules.map((nights) => nights[at]?.minNights ?? 1));
      if (total !== undefined) return { date, total: toDollars(total), ...(minNights > 1 && { minNights }) };
      return isFull ? { date, isFull } : { date };
    }),
  };
}
