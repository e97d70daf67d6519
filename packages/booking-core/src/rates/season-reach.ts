import { addDays, type CivilDate, civilDate } from '../stay/civil-date.ts';
import { isAbout, isOn } from '../tariff/of-nights.ts';
import type { NightlyData, TariffData } from '../tariff/tariff-data.ts';
import { layerOf, NIGHT_FIELDS } from './layers.ts';
import { belongs, type SeasonId } from './seasons.ts';

/** Nights in a row, the first and the last one inclusive. */
export interface NightSpan {
  /** The first night. */
  readonly from: CivilDate;
  /** The last night, inclusive. */
  readonly to: CivilDate;
}

/** A shorter season, or with neither name nor dates nights set by hand, on nights where it overrides another season. */
export interface StandsAbove extends SeasonId {
  /** The nights on which it wins. */
  readonly on: readonly NightSpan[];
}

/** The nights of a season: those that it prices, and those on which something else overrides it. */
export interface SeasonReach {
  /** Where it is in force. */
  readonly wins: readonly NightSpan[];
  /** The rates that win over it elsewhere. */
  readonly above: readonly StandsAbove[];
}

/** Returns on which nights from one date to another, both inclusive, a season wins, and what wins over it (F22). */
export function seasonReach(
  { nightly, rooms }: TariffData,
  season: SeasonId,
  from: CivilDate,
  to: CivilDate,
): SeasonReach {
  const { from: begins = from, to: ends = to } = season;
  const [first, last] = [civilDate(begins > from ? begins : from), civilDate(ends < to ? ends : to)];
  const entries = nightly.filter((entry) => (entry.from ?? first) <= last && (entry.to ?? last) >= first);
  const stated: CivilDate[] = [];
  const wins = new Set<CivilDate>();
  const above = new Map<string, { readonly id: SeasonId; readonly on: Set<CivilDate> }>();
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const tonight = entries.filter((entry) => isOn(entry, date));
    const own = tonight.filter((entry) => belongs(entry, season));
    if (own.length > 0) stated.push(date);
    for (const entry of own) {
      const field = NIGHT_FIELDS.find((one) => entry[one] !== undefined);
      if (field === undefined) continue;
      for (const room of Object.keys(rooms).filter((one) => isAbout(entry, one))) {
        const winner = tonight.findLast((one) => one[field] !== undefined && isAbout(one, room)) ?? entry;
        if (belongs(winner, season)) wins.add(date);
        else {
          const id = idOf(winner);
          const key = JSON.stringify(id);
          const over = above.get(key) ?? { id, on: new Set() };
          above.set(key, { id, on: over.on.add(date) });
        }
      }
    }
  }
  return {
    wins: spansOf(wins, stated),
    above: [...above.values()].map(({ id, on }) => ({ ...id, on: spansOf(on, stated) })),
  };
}

/** Returns dates as spans; a date on which nothing is stated, such as a Monday of a season for weekends, ends none. */
export function spansOf(dates: ReadonlySet<CivilDate>, among: readonly CivilDate[]): NightSpan[] {
  const spans: { from: CivilDate; to: CivilDate }[] = [];
  let isOpen = false;
  for (const date of among) {
    const span = spans.at(-1);
    if (!dates.has(date)) isOpen = false;
    else if (isOpen && span !== undefined) span.to = date;
    else {
      spans.push({ from: date, to: date });
      isOpen = true;
    }
  }
  return spans;
}

function idOf(entry: NightlyData): SeasonId {
  const { name, from, to } = entry;
  return layerOf(entry) === 'season' ? { name, from, to } : {};
}
