import { civilDate, daysBetween } from '../stay/civil-date.ts';
import type { OfNights } from '../tariff/of-nights.ts';
import type { NightlyData } from '../tariff/tariff-data.ts';

/** The fields of an entry about a night. Price first: where a season states one, it is what the season is for. */
export const NIGHT_FIELDS = [
  'price',
  'closed',
  'minNights',
  'maxNights',
  'closedToArrival',
  'closedToDeparture',
] as const;

/** Where a nightly entry comes from: all year, its days of the week, a named season, or nights set by hand (F19). */
export type Layer = 'base' | 'weekday' | 'season' | 'hand';

/** Returns the layer of a nightly entry (F19). */
export function layerOf({ name, from, to, on }: NightlyData): Layer {
  if (from === undefined && to === undefined) return on === undefined ? 'base' : 'weekday';
  return name === undefined ? 'hand' : 'season';
}

type SeasonNights = Pick<OfNights, 'from' | 'to'>;

/** Whether an entry stays above a season: a night set by hand, or a shorter season, such as a fair in summer. */
export function isAbove(entry: NightlyData, season: SeasonNights): boolean {
  const layer = layerOf(entry);
  return layer === 'hand' || (layer === 'season' && lengthOf(entry) < lengthOf(season));
}

/** In days; endless without a first or a last night. */
function lengthOf({ from, to }: SeasonNights): number {
  return from === undefined || to === undefined
    ? Number.POSITIVE_INFINITY
    : daysBetween(civilDate(from), civilDate(to));
}
