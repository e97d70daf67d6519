import { CLOSED_OFFER, type OffersWire, SOLD_OUT_OFFER } from '@motel/api-client/contracts';
import {
  addDays,
  type CivilDate,
  checkBookableStay,
  daysBetween,
  hasNight,
  issuesOf,
  LEAST_PARTY,
  MAX_COUNT,
  nightPrices,
  nightsOf,
  PARTY_COUNTS,
  type Party,
  type PricedWay,
  priceWays,
  type Stay,
  type Tariff,
  toDollars,
} from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { cardTerms, type Words } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { refuse, refuseBroken } from '../shared/outcome.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import { type Night, soldInAll, spanOver } from './nights.ts';
import { listPricedProperties, type PricedProperty, tariffOnline } from './properties.ts';
import { tariffOfNow } from './tariff-of-now.ts';

type OfferWire = OffersWire['offers'][number];

/** A stay and a party, as the address of the request has them. */
export type OfferQuestion = Readonly<Record<string, string | undefined>>;

/** Each listed room for a stay and a party: free rooms, the cheapest way or why there is none, and stays near it. */
export async function showOffers(
  context: MotelContext & { readonly db: Db },
  question: OfferQuestion,
): Promise<OffersWire> {
  const { db, words } = context;
  const party = partyOf(question) ?? refuse('malformed', 'party-invalid');
  const today = todayAt(context);
  const checked = checkBookableStay({ checkIn: question.from, checkOut: question.to }, today);
  if (!checked.ok) {
    if (checked.error.some(({ rule }) => rule === 'W1')) refuse('malformed', 'dates-invalid');
    refuseBroken(issuesOf(checked.error, words.rules.stay));
  }
  const stay = checked.value;

  const listed = await listPricedProperties(db);
  if (listed === undefined) return { offers: [] };
  const kinds = listed.properties.flatMap((property) => {
    const limits = listed.tariff.limitsOf(property.id);
    if (limits === undefined) return [];
    const near = nearStays(listed.tariff, property.id, stay).filter(
      (one) => checkBookableStay(one, today).ok,
    );
    return { property, limits, near, now: context.clock.now(), today };
  });
  const ids = kinds.map(({ property }) => property.id);
  const span = spanOver([stay, ...kinds.flatMap(({ near }) => near)]) ?? stay;
  const nights = await soldInAll(db, ids, span);
  const sold = await tariffOfNow(context, listed.tariff, ids, span, nights);
  return {
    offers: kinds.map((kind) => {
      const { id } = kind.property;
      const tariff = tariffOnline(sold, id, today);
      return withNear(words, { ...kind, tariff, nights: nights.get(id) ?? [] }, stay, party);
    }),
  };
}

interface Kind extends PricedProperty {
  readonly near: readonly Stay[];
  readonly nights: readonly Night[];
  readonly now: Date;
  readonly today: CivilDate;
}

const MOST_NEAR = 2;

/** An offer; where there is none, the nearest stays that the party can book. */
function withNear(words: Words, kind: Kind, asked: Stay, party: Party): OfferWire {
  const offer = offerOf(words, kind, asked, party);
  if (offer.stay !== undefined) return offer;
  const near: NonNullable<OfferWire['near']> = [];
  for (const stay of kind.near) {
    const { stay: way } = offerOf(words, kind, stay, party);
    if (way !== undefined) near.push({ from: stay.checkIn, to: stay.checkOut, total: way.total });
    if (near.length === MOST_NEAR) break;
  }
  return near.length > 0 ? { ...offer, near } : offer;
}

function offerOf(
  words: Words,
  { property, limits, tariff, nights, now, today }: Kind,
  stay: Stay,
  party: Party,
): OfferWire {
  const least = leastFree(nights, stay);
  const free = property.in_stock ? least.free : 0;
  const refused = (code: string, message: string): OfferWire => ({
    _id: property.id,
    free,
    reason: { code, message },
  });

  if (!property.in_stock) return refused(CLOSED_OFFER, sentenceOf(words, 'room-out-of-stock'));
  if (party.pets > 0 && limits.pets === 0)
    return refused('pets-not-allowed', words.rules.confirmForm['pets-not-allowed']);
  if (free === 0) return refused(SOLD_OUT_OFFER, sentenceOf(words, 'room-sold-out', { date: least.date }));
  const { checkIn: from, checkOut: to } = stay;
  const bedsFor = property.facts.guest || undefined;
  const asked = { room: property.id, from, to, party, bedsFor, place: 'website', bookedOn: today } as const;
  const priced = priceWays(tariff, asked, words.rules.price);
  if (!priced.ok) return refused(priced.violations[0].code, priced.violations[0].message);
  const ways = priced.ways.filter((way) => way.party.rooms <= free);
  const [cheapest, ...others] = ways;
  if (cheapest === undefined) {
    const fewest = Math.min(...priced.ways.map((way) => way.party.rooms));
    const few = { free, least: fewest, date: least.date };
    return refused('few-rooms-left', sentenceOf(words, 'few-rooms-left', few));
  }
  const { plan } = cheapest.quote;
  const sold = { checkIn: from, nights: daysBetween(from, to), rooms: cheapest.party.rooms };
  const terms = cardTerms(words, tariff.data, { room: property.id, ...sold, plan: plan?.id });
  const instead = others.find((way) => way.quote.plan?.id === plan?.id);
  const isRefundable = ({ quote }: PricedWay) => {
    const until = freeCancellationUntil(from, quote.policy, words.motel.houseRules);
    return until !== undefined && now.getTime() <= until;
  };
  const refundable = isRefundable(cheapest) ? undefined : others.find(isRefundable);
  const planOf = (way: PricedWay, { id, label }: NonNullable<PricedWay['quote']['plan']>) => ({
    plan: words.own(label),
    planId: id,
    isRefundable: isRefundable(way),
  });
  const wireOf = (way: PricedWay): NonNullable<OfferWire['stay']> => ({
    rooms: way.party.rooms,
    extraPersons: way.extraPersons,
    total: toDollars(way.quote.total),
    ...(way.quote.plan && planOf(way, way.quote.plan)),
  });
  return {
    ...{ _id: property.id, free, terms, stay: wireOf(cheapest) },
    ...(instead && { instead: wireOf(instead) }),
    ...(refundable && { refundable: wireOf(refundable) }),
  };
}

/** The free rooms of the fullest night, and the first night that has so few. */
function leastFree(nights: readonly Night[], stay: Stay): Pick<Night, 'free' | 'date'> {
  return nights
    .filter(({ date }) => hasNight(stay, date))
    .reduce((least, night) => (night.free < least.free ? night : least), {
      free: Number.POSITIVE_INFINITY,
      date: stay.checkIn,
    });
}

/** `undefined` where a count is no number in digits, or out of range. */
export function partyOf(question: OfferQuestion): Party | undefined {
  const read = PARTY_COUNTS.map((count) => [count, Number(/^\d{1,4}$/.exec(question[count] ?? '')?.[0])]);
  const party: Party = Object.fromEntries(read);
  const isValid = (count: keyof Party) => party[count] >= LEAST_PARTY[count] && party[count] <= MAX_COUNT;
  return PARTY_COUNTS.every(isValid) ? party : undefined;
}

const REACH = 7;
/** Days by which an arrival may be later or earlier than asked, the nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, REACH, -REACH];

/** Stays near a refused one, the nearest first, with as many nights or what those need (F7); perhaps not free. */
function nearStays(tariff: Tariff, room: string, { checkIn, checkOut }: Stay): Stay[] {
  const count = nightsOf({ checkIn, checkOut });
  const nights = nightPrices(tariff, room, addDays(checkIn, -REACH), addDays(checkOut, REACH));
  return SHIFTS.map((days) => {
    const own = nights.slice(REACH + days, REACH + days + count);
    const least = Math.max(count, ...own.map(({ minNights = 1 }) => minNights));
    return { checkIn: addDays(checkIn, days), checkOut: addDays(checkIn, days + least) };
  });
}
