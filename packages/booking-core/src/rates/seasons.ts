import { isSame as isSameRow } from '../result/same.ts';
import { stated } from '../result/stated.ts';
import { addDays, type CivilDate } from '../stay/civil-date.ts';
import { isAbout } from '../tariff/of-nights.ts';
import type { NightlyData, TariffData } from '../tariff/tariff-data.ts';
import { isAbove, layerOf } from './layers.ts';

/** A season by its name and its nights, both inclusive. All year has none of these. */
export interface SeasonId {
  /** As its owner calls it. */
  readonly name?: string | undefined;
  /** Its first night, `yyyy-mm-dd`. */
  readonly from?: string | undefined;
  /** Its last night, inclusive. */
  readonly to?: string | undefined;
}

/** Prices or restrictions of some rooms on some days of the week. */
export interface SeasonRow extends Omit<NightlyData, keyof SeasonId | 'room'> {
  /** The rooms' keys. */
  readonly rooms: readonly string[];
}

/** A season with what it states. */
export interface SeasonRows extends SeasonId {
  /** Each of the rooms that have it alike. */
  readonly rows: readonly SeasonRow[];
}

/** Returns all year, then the seasons by their first night (F19). */
export function seasonsOf({ nightly, rooms }: TariffData): SeasonRows[] {
  const allYear: SeasonId & { readonly rows: SeasonRow[] } = { rows: [] };
  const seasons = [allYear];
  for (const { name, from, to, room = Object.keys(rooms), ...row } of nightly) {
    if (layerOf({ name, from, to } as NightlyData) === 'hand') continue;
    const season = seasons.find((one) => isSame(one, { name, from, to }));
    const rows = season?.rows ?? [];
    if (season === undefined) seasons.push({ name, from, to, rows });
    const twin = rows.findIndex(({ rooms: _, ...one }) => isSameRow(one, row));
    if (twin < 0) rows.push({ rooms: [room].flat(), ...row });
    else rows[twin] = { ...row, rooms: [...(rows[twin]?.rooms ?? []), ...[room].flat()] };
  }
  const others = seasons.slice(1);
  return [allYear, ...others.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))];
}

/**
 * Puts a season in the place of another one, or adds or removes it. It wins over all year and over longer seasons; nights
 * that were set by hand, and shorter seasons, stay above it (F21).
 * @param was the season that it replaces, if any
 * @param season `undefined` removes it
 */
export function setSeason(
  tariff: TariffData,
  was: SeasonId | undefined,
  season: SeasonRows | undefined,
): TariffData {
  const nightly = tariff.nightly.filter((entry) => was === undefined || !belongs(entry, was));
  if (season === undefined) return { ...tariff, nightly };
  const { name, from, to } = season;
  const id = stated({ name, from, to });
  for (const { rooms, ...row } of season.rows) {
    for (const room of rooms) {
      const at = nightly.findIndex((entry) => isAbout(entry, room) && isAboveIt(entry, season));
      nightly.splice(at < 0 ? nightly.length : at, 0, { ...id, room, ...row });
    }
  }
  return { ...tariff, nightly };
}

/**
 * Ends a season within some nights, both inclusive: its nights before and after them stay, as a season each (F21).
 * Another season's nights are not changed.
 */
export function endSeasonWithin(
  tariff: TariffData,
  id: SeasonId,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): TariffData {
  const season = seasonsOf(tariff).find((one) => isSame(one, id));
  if (season?.from === undefined || season.to === undefined || season.from > to || season.to < from) {
    return tariff;
  }
  const before = season.from < from ? { ...season, to: addDays(from, -1) } : undefined;
  const after = season.to > to ? { ...season, from: addDays(to, 1) } : undefined;
  const ended = setSeason(tariff, id, before ?? after);
  return before === undefined || after === undefined ? ended : setSeason(ended, undefined, after);
}

/** Returns whether a tariff has a season (F19). */
export function hasSeason(tariff: TariffData, id: SeasonId): boolean {
  return tariff.nightly.some((entry) => belongs(entry, id));
}

function isAboveIt(entry: NightlyData, season: SeasonId): boolean {
  return isAllYear(season) ? entry.from !== undefined || entry.to !== undefined : isAbove(entry, season);
}

/** Whether an entry is one of a season's rows, or of all year's. */
export function belongs(entry: NightlyData, season: SeasonId): boolean {
  return layerOf(entry) !== 'hand' && isSame(entry, season);
}

function isSame(one: SeasonId, other: SeasonId): boolean {
  if (isAllYear(one) || isAllYear(other)) return isAllYear(one) && isAllYear(other);
  return one.name === other.name && one.from === other.from && one.to === other.to;
}

/** Whether a season is that of all year: it has no dates. */
export function isAllYear(season: Pick<SeasonId, 'from' | 'to'>): boolean {
  return season.from === undefined && season.to === undefined;
}
