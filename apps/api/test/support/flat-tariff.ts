import { ENGLISH, type PartyCounts, parseTariff, price, type Quote, type Stay } from '@motel/booking-core';
import { type PropertyContent, tariffOf } from '@motel/content';
import { rates } from '@motel/content/testing';

/** The formulas of §9 for kinds of rooms, every night of the year at its room's own price. */
export function flatTariff(properties: readonly PropertyContent[]) {
  return tariffOf(properties, { ...rates, seasons: [], steps: [] });
}

interface Selection {
  readonly party: PartyCounts & { readonly rooms: number };
  readonly extraPersons: number;
  /** @default none */
  readonly orders?: Readonly<Record<string, number>>;
}

/** The tests' only promotion code, where the desk has set it. */
const HARVEST = { code: 'HARVEST', off: '10%' };

/** The tests' articles for guests to order, where the desk offers them (F31). */
export const OFFERED = {
  breakfast: { id: 'breakfast', label: 'Breakfast', price: 12, taxes: ['taxes'], offered: 'night' },
  cot: { id: 'cot', label: 'Cot', price: 15, offered: 'stay', stock: 2 },
} as const;

export function flatQuote(
  property: PropertyContent,
  { checkIn, checkOut }: Stay,
  { party, extraPersons, orders }: Selection,
  code?: string,
): Quote | undefined {
  const tariff = parseTariff({
    ...flatTariff([property]),
    codes: [HARVEST],
    articles: Object.values(OFFERED),
  });
  const stay = { room: property.id, from: checkIn, to: checkOut };
  const priced = price(
    tariff,
    { ...stay, party, rooms: party.rooms, extraPersons, code, orders },
    ENGLISH.price,
  );
  return priced.ok ? priced.quote : undefined;
}
