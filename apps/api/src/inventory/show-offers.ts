import { CLOSED_OFFER, type OffersWire, SOLD_OUT_OFFER } from '@motel/api-client/contracts';
import {
  checkBookableStay,
  issuesOf,
  MAX_COUNT,
  type Party,
  type PricedWay,
  priceWays,
  type Stay,
  type Tariff,
  toDollars,
} from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import { type Night, soldInAll } from './nights.ts';
import { listPricedProperties, type StoredProperty } from './properties.ts';

type OfferWire = OffersWire['offers'][number];

/** A stay and a party, as the address of the request has them. */
export type OfferQuestion = Readonly<Record<string, string | undefined>>;

/** Each listed room for a stay and a party: free rooms, the cheapest way to stay, or why there is none. */
export async function showOffers(
  context: MotelContext & { readonly db: Db },
  question: OfferQuestion,
): Promise<Outcome<OffersWire>> {
  const { db, words } = context;
  const party = partyOf(question);
  if (party === undefined) return refuse('malformed', 'party-invalid');
  const checked = checkBookableStay({ checkIn: question.from, checkOut: question.to }, todayAt(context));
  if (!checked.ok) {
    if (checked.error.some(({ rule }) => rule === 'W1')) return refuse('malformed', 'dates-invalid');
    return refuseBroken(issuesOf(checked.error, words.rules.stay));
  }
  const stay = checked.value;

  const listed = await listPricedProperties(db);
  if (listed === undefined) return succeed({ offers: [] });
  const { properties, tariff } = listed;
  const ids = properties.map(({ id }) => id);
  const nights = await soldInAll(db, ids, stay);
  return succeed({
    offers: properties.flatMap(
      (property) => offerOf(words, tariff, property, nights.get(property.id) ?? [], stay, party) ?? [],
    ),
  });
}

/** `undefined` for a room that the tariff does not have. */
function offerOf(
  words: Words,
  tariff: Tariff,
  property: StoredProperty,
  nights: readonly Night[],
  stay: Stay,
  party: Party,
): OfferWire | undefined {
  const limits = tariff.limitsOf(property.id);
  if (limits === undefined) return undefined;
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
  const priced = priceWays(tariff, { room: property.id, from, to, party }, words.rules.price);
  if (!priced.ok) return refused(priced.violations[0].code, priced.violations[0].message);
  const [cheapest, dearer] = priced.ways.filter((way) => way.party.rooms <= free);
  if (cheapest === undefined) {
    const fewest = Math.min(...priced.ways.map((way) => way.party.rooms));
    const few = { free, least: fewest, date: least.date };
    return refused('few-rooms-left', sentenceOf(words, 'few-rooms-left', few));
  }
  return { _id: property.id, free, stay: wireOf(cheapest), instead: dearer && wireOf(dearer) };
}

function wireOf({ party: { rooms }, extraPersons, quote }: PricedWay): NonNullable<OfferWire['stay']> {
  return { rooms, extraPersons, total: toDollars(quote.total) };
}

/** The free rooms of the fullest night, and the first night that has so few. */
function leastFree(nights: readonly Night[], { checkIn }: Stay): Pick<Night, 'free' | 'date'> {
  return nights.reduce((least, night) => (night.free < least.free ? night : least), {
    free: Number.POSITIVE_INFINITY,
    date: checkIn,
  });
}

const COUNTS = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 } as const satisfies Party;

function partyOf(question: OfferQuestion): Party | undefined {
  const read = Object.entries(COUNTS).map(([name, least]) => [name, countOf(question[name], least)] as const);
  return read.some(([, count]) => count === undefined)
    ? undefined
    : (Object.fromEntries(read) as unknown as Party);
}

function countOf(text: string | undefined, least: number): number | undefined {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= least && count <= MAX_COUNT ? count : undefined;
}
