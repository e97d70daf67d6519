import type { PromotionCode, Property } from '@motel/api-client/contracts';
import {
  type CivilDate,
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

/** How a stay is sold. */
export interface Sale {
  /** Of this stay (F14). */
  readonly promotion?: PromotionCode | undefined;
  /** The id of its plan (F33). */
  readonly plan?: string | undefined;
  /** The day of booking. */
  readonly today?: CivilDate | undefined;
}

/** Prices a stay with a selection of rooms; the server does the same (Q7). Where there are plans, it is sold by one. */
export function quoteStay(
  { ruleWords }: Words,
  property: Pick<Property, 'id' | 'tariff'>,
  { checkIn, checkOut }: Stay,
  { party, extraPersons, orders }: WantedRooms,
  sale: Sale = {},
): Priced {
  const { tariff, sold } = saleOf(property, sale);
  const stay = { room: property.id, from: checkIn, to: checkOut };
  const plan = sale.plan ?? (tariff.data.plans && '');
  const request = { ...stay, party, rooms: party.rooms, extraPersons, orders, ...sold, plan };
  return price(tariff, request, ruleWords('price', ENGLISH.price));
}

function saleOf(property: Pick<Property, 'tariff'>, { promotion, plan, today: bookedOn }: Sale) {
  const { tariff: own, ...code } = promotion ?? {};
  const tariff =
    promotion === undefined || own !== undefined
      ? tariffOf({ tariff: (own as TariffData | undefined) ?? property.tariff })
      : parseTariff({ ...property.tariff, codes: [code as PromotionCode] });
  const how = tariff.data.plans && ({ place: 'website', bookedOn } as const);
  return { tariff, sold: { ...how, code: promotion?.code, plan } };
}

/**
 * The ways in which a party can stay here, in the order in which the server lists them (Q13). /confirm opens with the
 * price of the one that the card passes on (Q8, D1).
 * @param party its rooms are the fewest that it asks for
 * @param sale without a plan, the ways of each (Q13)
 */
export function pricedWays(
  { ruleWords }: Words,
  property: Pick<Property, 'id' | 'tariff' | 'guest'>,
  { checkIn: from, checkOut: to }: Stay,
  party: Party,
  sale: Sale = {},
): PricedWays {
  const { tariff, sold } = saleOf(property, sale);
  return priceWays(
    tariff,
    { room: property.id, from, to, party, bedsFor: property.guest || undefined, ...sold },
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

/** Whether a rule is about the nights of a stay or its plan, so that another stay in the room could be booked. */
export function isAboutNights(rule: string | undefined): boolean {
  return rule === 'F6' || rule === 'F7' || rule === 'F8' || rule === 'F33';
}

/** Whether a fee of the property is charged by the stay or by the night (D2). */
export function feeBasis({ tariff }: Pick<Property, 'tariff'>, id: string): 'stay' | 'night' {
  const fee = tariff.fees?.find((one) => one.id === id);
  return (fee !== undefined && 'per' in fee && fee.per) || 'stay';
}
