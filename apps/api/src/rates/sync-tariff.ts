import { isDeepStrictEqual } from 'node:util';
import { parseTariff, type Season, type TariffData } from '@motel/booking-core';
import { isAbout, isTaxFee, withTaxes } from '@motel/booking-core/rates';
import type { Db } from '../db/index.ts';
import { lastVersion, writeVersion } from './tariff-versions.ts';

/**
 * Prices by the motel's content: extras, terms, rooms. Other prices are the desk's; content gives the first ones,
 * those of a new room, and all in another currency or where no room is known. @throws TariffError for contradictions
 */
export async function syncTariff(db: Db, content: TariffData, now: Date, { isAnotherMotel = false } = {}) {
  for (;;) {
    const last = await lastVersion(db);
    const tariff = last === undefined || isAnotherMotel ? content : withRatesOf(last.tariff, content);
    parseTariff(tariff);
    if (last !== undefined && isDeepStrictEqual(plain(last.tariff), plain(tariff))) return;
    const version = { after: last?.version ?? 0, author: 'content', note: 'The motel’s files', tariff };
    // Another process that starts at the same time may have written it.
    if (await writeVersion(db, version, now)) return;
  }
}

/** The content with the prices that the desk has set; a room that is new has its own. */
function withRatesOf(last: TariffData, content: TariffData): TariffData {
  const rooms = Object.keys(content.rooms);
  const known = rooms.filter((room) => Object.hasOwn(last.rooms, room));
  // Another motel altogether, or prices in another currency: they are its own.
  if (known.length === 0 || last.currency !== content.currency) return content;
  const fresh = rooms.filter((room) => !known.includes(room));
  const kept = <T extends Pick<Season, 'room'>>(old: readonly T[] = [], first: readonly T[] = []) => [
    ...limitedTo(old, known, rooms),
    ...limitedTo(first, fresh, rooms),
  ];
  const { round: _, ...rest } = content;
  return {
    ...rest,
    ...(last.round !== undefined && { round: last.round }),
    nightly: kept(last.nightly, content.nightly),
    steps: kept(last.steps, content.steps),
    periods: kept(last.periods, content.periods),
    codes: kept(last.codes, content.codes),
    fees: withTaxes(content, (last.fees ?? []).filter(isTaxFee)).fees ?? [],
    articles: last.articles ?? [],
  };
}

/** The entries about some of the rooms, for these rooms alone. */
function limitedTo<T extends Pick<Season, 'room'>>(
  entries: readonly T[],
  wanted: readonly string[],
  all: readonly string[],
): T[] {
  return entries.flatMap((entry) => {
    const about = wanted.filter((room) => isAbout(entry, room));
    if (about.length === 0) return [];
    if (about.length === all.length && entry.room === undefined) return [entry];
    return [{ ...entry, room: about.length === 1 ? about[0] : about } as T];
  });
}

function plain(data: TariffData): unknown {
  return JSON.parse(JSON.stringify(data));
}
