import type { NightPricesWire } from '@motel/api-client/contracts';
import {
  addDays,
  checkBookableStay,
  hasNight,
  MAX_COUNT,
  nightDates,
  nightsOf,
  parseCivilDate,
  type Stay,
  toDollars,
} from '@motel/booking-core';
import { lowestNights, type NightsRequest } from '@motel/booking-core/rates';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { soldInAll } from './nights.ts';
import { listPricedProperties, unknownProperty } from './properties.ts';
import { type OfferQuestion, partyOf } from './show-offers.ts';

/** Two months in one answer. */
const MOST_NIGHTS = 62;

/** The lowest price of each night alone for a party (Q16), in one kind of room or in any, and whether rooms for it are sold out. */
export async function showNightPrices(
  context: MotelContext & { readonly db: Db },
  question: OfferQuestion,
): Promise<Outcome<NightPricesWire>> {
  const party = partyOf(question);
  if (party === undefined) return refuse('malformed', 'party-invalid');
  const [from, to] = [parseCivilDate(question.from), parseCivilDate(question.to)];
  const arrival = parseCivilDate(question.arrival);
  const isWrong = from === undefined || to === undefined || (question.arrival && arrival === undefined);
  if (isWrong) return refuse('malformed', 'dates-invalid');
  const range: Stay = { checkIn: from, checkOut: to };
  if (nightsOf(range) < 1) return refuse('rule-broken', 'range-empty');
  if (nightsOf(range) > MOST_NIGHTS) return refuse('rule-broken', 'range-too-long', { most: MOST_NIGHTS });

  const listed = await listPricedProperties(context.db);
  const shown = listed?.properties.filter(({ id }) => !question.room || id === question.room) ?? [];
  if (listed === undefined || shown.length === 0) return unknownProperty();
  const today = todayAt(context);
  const isOpen = (date: typeof from) => {
    const checkIn = arrival === undefined || date < arrival ? date : arrival;
    return checkBookableStay({ checkIn, checkOut: addDays(date, 1) }, today).ok;
  };
  const since = arrival !== undefined && isOpen(arrival) && arrival < from ? arrival : from;
  const ids = shown.flatMap(({ id, in_stock }) => (in_stock ? [id] : []));
  const sold = await soldInAll(context.db, ids, { checkIn: since, checkOut: to });
  const bedsOf = new Map(shown.map(({ id, facts }) => [id, facts.guest || undefined]));
  const kinds: NightsRequest['kinds'] = ids.map((room) => ({
    room,
    bedsFor: bedsOf.get(room),
    free(checkIn, checkOut) {
      const own = sold.get(room)?.filter(({ date }) => hasNight({ checkIn, checkOut }, date)) ?? [];
      return Math.min(...own.map(({ free }) => free));
    },
  }));
  const asked = { party, place: 'website', from, to, bookedOn: today, kinds } as const;
  const { tariff } = listed;
  const totals = lowestNights(tariff, { ...asked, arrival });
  const alone = arrival === undefined ? totals : lowestNights(tariff, asked);
  const anyRoom = kinds.map((kind) => ({ ...kind, free: () => MAX_COUNT }));
  const ifFree = alone.includes(undefined) ? lowestNights(tariff, { ...asked, kinds: anyRoom }) : alone;
  return succeed({
    nights: nightDates(range).map((date, at) => {
      const total = totals[at];
      if (!isOpen(date)) return { date };
      if (total !== undefined) return { date, total: toDollars(total) };
      return { date, ...(alone[at] === undefined && ifFree[at] !== undefined && { isFull: true }) };
    }),
  });
}
