import type { PromotionCode, Property } from '@motel/api-client/contracts';
import {
  type Party,
  type Priced,
  parseTariff,
  price,
  roomSelection,
  type Stay,
  type Tariff,
  type TariffData,
} from '@motel/booking-core';
import { withShownDates } from '../format/dates.ts';

/** Checked tariffs: a page prices a stay again with every press. */
const tariffs = new WeakMap<TariffData, Tariff>();

function tariffOf({ tariff }: Pick<Property, 'tariff'>): Tariff {
  const known = tariffs.get(tariff);
  if (known !== undefined) return known;
  const parsed = parseTariff(tariff);
  tariffs.set(tariff, parsed);
  return parsed;
}

type PricedProperty = Pick<Property, 'id' | 'tariff' | 'sleeps' | 'included' | 'pets'>;

/** Prices a stay with a selection of rooms; the server does the same (Q7). @param promotion of this stay (F14) */
export function quoteStay(
  property: Pick<Property, 'id' | 'tariff'>,
  { checkIn, checkOut }: Stay,
  { party, extraPersons }: { readonly party: Party; readonly extraPersons: number },
  promotion?: PromotionCode,
): Priced {
  const stay = { room: property.id, from: checkIn, to: checkOut };
  const request = { ...stay, party, rooms: party.rooms, extraPersons };
  if (promotion === undefined) return price(tariffOf(property), request);
  const tariff = parseTariff({ ...property.tariff, codes: [promotion] });
  return price(tariff, { ...request, code: promotion.code });
}

/** Prices the selection with which /confirm opens, so that the card already shows the amount to pay (Q8, D1). */
export function openingQuote(property: PricedProperty, stay: Stay, party: Party): Priced {
  return quoteStay(property, stay, roomSelection(party, property));
}

/** Why there is no price, with dates as the site writes them. */
export function noPriceReason(priced: Priced): string | undefined {
  if (priced.ok) return undefined;
  return withShownDates(priced.violations[0]?.message ?? '');
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
