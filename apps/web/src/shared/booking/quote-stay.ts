import type { PromotionCode, Property } from '@motel/api-client/contracts';
import {
  ENGLISH,
  type Party,
  type Priced,
  type PricedWays,
  parseTariff,
  price,
  priceWays,
  type Stay,
  type Tariff,
  type TariffData,
} from '@motel/booking-core';
import { withShownDates } from '../format/dates.ts';
import type { Words } from '../words.ts';

/** Checked tariffs: a page prices a stay again with every press. */
const tariffs = new WeakMap<TariffData, Tariff>();

export function tariffOf({ tariff }: Pick<Property, 'tariff'>): Tariff {
  const known = tariffs.get(tariff);
  if (known !== undefined) return known;
  const parsed = parseTariff(tariff);
  tariffs.set(tariff, parsed);
  return parsed;
}

interface WantedRooms {
  readonly party: Party;
  readonly extraPersons: number;
  /** Articles, by their ids (F31). */
  readonly orders?: Readonly<Record<string, number>> | undefined;
}

/** Prices a stay with a selection of rooms; the server does the same (Q7). @param promotion of this stay (F14) */
export function quoteStay(
  { ruleWords }: Words,
  property: Pick<Property, 'id' | 'tariff'>,
  { checkIn, checkOut }: Stay,
  { party, extraPersons, orders }: WantedRooms,
  promotion?: PromotionCode,
): Priced {
  const stay = { room: property.id, from: checkIn, to: checkOut };
  const request = { ...stay, party, rooms: party.rooms, extraPersons, orders };
  if (promotion === undefined) return price(tariffOf(property), request, ruleWords('price', ENGLISH.price));
  const tariff = parseTariff({ ...property.tariff, codes: [promotion] });
  return price(tariff, { ...request, code: promotion.code }, ruleWords('price', ENGLISH.price));
}

/**
 * The ways in which a party can stay here, in the order in which the server lists them (Q13). /confirm opens with the
 * price of the one that the card passes on (Q8, D1).
 * @param party its rooms are the fewest that it asks for
 */
export function pricedWays(
  { ruleWords }: Words,
  property: Pick<Property, 'id' | 'tariff' | 'guest'>,
  { checkIn: from, checkOut: to }: Stay,
  party: Party,
): PricedWays {
  return priceWays(
    tariffOf(property),
    { room: property.id, from, to, party, bedsFor: property.guest || undefined },
    ruleWords('price', ENGLISH.price),
  );
}

/** Why there is no price, with dates as the site writes them. */
export function noPriceReason(words: Words, priced: Priced | PricedWays): string | undefined {
  if (priced.ok) return undefined;
  return withShownDates(words, priced.violations[0]?.message ?? '');
}

/** Whether these nights are not sold as a stay: closed ones, or too few of them (F6–F8). */
export function areNightsUnsold(priced: Priced): boolean {
  return !priced.ok && isAboutNights(priced.violations[0]?.rule);
}

/** Whether a rule is about the nights of a stay, so that other dates could be booked. */
export function isAboutNights(rule: string | undefined): boolean {
  return rule === 'F6' || rule === 'F7' || rule === 'F8';
}

/** Whether a fee of the property is charged by the stay or by the night (D2). */
export function feeBasis({ tariff }: Pick<Property, 'tariff'>, id: string): 'stay' | 'night' {
  const fee = tariff.fees?.find((one) => one.id === id);
  return (fee !== undefined && 'per' in fee && fee.per) || 'stay';
}
