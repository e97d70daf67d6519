import type { CivilDate, Stay } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { listedStaysWithin } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { nightsSoldFrom } from '../../inventory/index.ts';
import { roomsOfStaysWithin } from '../../rooms/index.ts';

const list = new Intl.ListFormat('en');
const MOST_NAMED = 4;

/** Sold-out nights in words, with the stays that have no number then, or all; `undefined` when there are none. */
export async function soldOutNights({ shownDate }: Words, db: Db, propertyId: string, span: Stay) {
  const dates = (await nightsSoldFrom(db, span.checkIn))
    .filter((night) => night.propertyId === propertyId && night.date < span.checkOut)
    .filter(({ sold, capacity }) => sold >= capacity)
    .map(({ date }) => date);
  const [first] = dates;
  if (first === undefined) return undefined;
  const names = await namesOn(db, propertyId, first);
  return { nights: firstFew(dates.map(shownDate)), names: firstFew(names) };
}

async function namesOn(db: Db, propertyId: string, date: CivilDate): Promise<string[]> {
  const stays = (await listedStaysWithin(db, date, date)).filter(
    ({ property }) => property.id === propertyId,
  );
  const numbered = await roomsOfStaysWithin(db, date, date);
  const without = stays.filter(({ id, party }) => (numbered.get(id)?.length ?? 0) < party.rooms);
  return (without.length > 0 ? without : stays).map(
    ({ lastName, reference }) => `${lastName || 'a hold'} (${reference})`,
  );
}

function firstFew(all: readonly string[]): string {
  const more = all.length - MOST_NAMED;
  return list.format(more > 0 ? [...all.slice(0, MOST_NAMED), `${more} more`] : all);
}
