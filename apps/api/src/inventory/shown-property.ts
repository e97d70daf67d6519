import { addDays, type Cents, type CivilDate, NO_MONEY, nightPrices, type Tariff } from '@motel/booking-core';
import { type Motel, taxWordsOf, type Words } from '@motel/content/server';
import type { Place } from './inventory-tables.ts';
import type { StoredProperty } from './stored-property.ts';
import { toRow } from './sync-properties.ts';

/**
 * A property in the words and pictures of a motel, such as a draft or one in another language; what is sold, and for
 * how much, is unchanged. A kind of room that only a draft has is not for sale yet.
 */
export function inWordsOf(motel: Pick<Motel, 'properties' | keyof Place>, row: StoredProperty) {
  const property = motel.properties.find(({ id }) => id === row.id);
  if (property === undefined) return row;
  const { title, room_type, facts } = toRow(property, motel, row.position);
  return { ...row, title, room_type, facts };
}

/** How far ahead a price is looked for when tonight has none. */
const DAYS_AHEAD = 400;

/** The price per night that a card shows: tonight's, or that of the next night for sale; $0 when there is none. */
export function priceFromTonight(tariff: Tariff, room: string, today: CivilDate): Cents {
  const priceFrom = (from: number, to: number) =>
    nightPrices(tariff, room, addDays(today, from), addDays(today, to)).find(
      ({ price }) => price !== undefined,
    )?.price;
  return priceFrom(0, 1) ?? priceFrom(1, DAYS_AHEAD) ?? NO_MONEY;
}

/** How prices stand to the taxes, where the desk has changed what the motel's files say; pages have those words. */
export function changedTaxWords(words: Words, { data }: Tariff): string | undefined {
  const taxes = taxWordsOf(words, data.fees);
  return taxes === words.motel.moneyWords.beforeTaxes ? undefined : taxes;
}
