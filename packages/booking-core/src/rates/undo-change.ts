import { type NightPrice, nightPrices } from '../pricing/night-prices.ts';
import { isSame } from '../result/same.ts';
import { addDays, civilDate } from '../stay/civil-date.ts';
import { isAbout } from '../tariff/of-nights.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type { NightlyData, TariffData } from '../tariff/tariff-data.ts';
import { areCodesInTheWay, codesWithout, hasCodesOf, type TariffChange } from './code-changes.ts';
import { NIGHT_FIELDS } from './layers.ts';

/** The parts of a tariff that the desk changes as a whole, beside its nights and codes. */
const LISTS = ['steps', 'periods', 'fees', 'articles', 'plans', 'policies', 'demand'] as const;
const OTHER_RATES = [...LISTS, 'round'] as const;
const SELECTORS = ['name', 'room', 'from', 'to', 'on'];

/** Returns whether two nights have the same price and restrictions (F23). */
export function isSameNight(one: NightPrice, other: NightPrice): boolean {
  return NIGHT_FIELDS.every((field) => one[field] === other[field]);
}

/**
 * Returns the nightly entries that a change took away and added. One that has another place among those that stay was both:
 * the last one wins (F5).
 */
function changedEntries(before: TariffData, after: TariffData) {
  const places = new Map<string, number[]>();
  for (const [at, entry] of before.nightly.entries()) {
    const key = entryKey(entry);
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  const old = after.nightly.map((entry) => places.get(entryKey(entry))?.shift());
  const stays = increasing(old);
  return {
    removed: before.nightly.filter((_, at) => !stays.has(at)),
    added: after.nightly.filter((_, at) => !stays.has(old[at] ?? -1)),
  };
}

/** The most places that follow each other upwards, such as 0, 1 and 3 of 0, 4, 1, 3. */
function increasing(places: readonly (number | undefined)[]): ReadonlySet<number> {
  /** By their number: the run of so many places that ends lowest, linked from its end. */
  const runs: { readonly place: number; readonly before: (typeof runs)[number] | undefined }[] = [];
  for (const place of places) {
    if (place === undefined) continue;
    const at = runs.findLastIndex((run) => run.place < place) + 1;
    runs[at] = { place, before: runs[at - 1] };
  }
  const found = new Set<number>();
  for (let run = runs.at(-1); run !== undefined; run = run.before) found.add(run.place);
  return found;
}

/** Returns all entries that a change took away and added: nights, steps, periods, fees, articles, plans, terms, demand and codes (F23). */
export function changedRates(before: TariffData, after: TariffData) {
  const { removed, added } = changedEntries(before, after);
  const parts = ['codes', ...LISTS] as const;
  const lost = (one: TariffData, other: TariffData) =>
    parts.flatMap((part) => without<object>(one[part] ?? [], other[part] ?? []));
  return { removed: [...removed, ...lost(before, after)], added: [...added, ...lost(after, before)] };
}

/** Returns whether a later change touched something that an earlier one had changed (F23). */
export function isInTheWay(earlier: TariffChange, later: TariffChange): boolean {
  const rooms = Object.keys(earlier[1].rooms);
  const [mine, theirs] = [earlier, later].map(([before, after]) => {
    const { removed, added } = changedEntries(before, after);
    return [...removed, ...added];
  });
  return (
    (mine ?? []).some((one) => (theirs ?? []).some((other) => meets(one, other, rooms))) ||
    areCodesInTheWay(earlier, later) ||
    OTHER_RATES.some((part) => isChanged(earlier, part) && isChanged(later, part))
  );
}

/** Returns the tariff now without the change from one version to the next (F23). */
export function withoutChange(now: TariffData, before: TariffData, after: TariffData): TariffData {
  const { removed, added } = changedEntries(before, after);
  const nightly = without(now.nightly, added);
  for (const entry of removed) {
    // It comes back behind the entries that were before it.
    const at = before.nightly.findIndex((one) => entryKey(one) === entryKey(entry));
    const earlier = before.nightly.slice(0, at);
    const known = new Set(earlier.map(entryKey));
    nightly.splice(nightly.findLastIndex((one) => known.has(entryKey(one))) + 1, 0, entry);
  }
  const others = OTHER_RATES.filter((part) => isChanged([before, after], part));
  const codes =
    now.codes === undefined && after.codes === undefined ? {} : { codes: codesWithout(now, [before, after]) };
  return {
    ...now,
    nightly,
    ...codes,
    ...Object.fromEntries(others.map((part) => [part, before[part] ?? (part === 'round' ? 'cent' : [])])),
  };
}

/** Four states of the tariff around the undoing of a change. */
export interface Undoing {
  /** The version before the change. */
  readonly before: Tariff;
  /** The version that it made. */
  readonly after: Tariff;
  /** The version in force. */
  readonly now: Tariff;
  /** The version without the change. */
  readonly undone: Tariff;
}

/**
 * Returns whether the nights of the change, and no others, are as they were before it, and no later change of them is
 * lost (F23).
 * @param days from the first night on
 */
export function isUndone({ before, after, now, undone }: Undoing, from: string, days: number): boolean {
  const rooms = Object.keys(now.data.rooms).filter((room) =>
    [before, after].every(({ data }) => Object.hasOwn(data.rooms, room)),
  );
  const to = addDays(civilDate(from), days);
  const rates = OTHER_RATES.every(
    (part) => !isChanged([before.data, after.data], part) || isSameRates(now.data[part], after.data[part]),
  );
  return (
    rates &&
    hasCodesOf(now.data, [before.data, after.data]) &&
    rooms.every((room) => {
      const nights = [before, after, now, undone].map((tariff) => nightPrices(tariff, room, from, to));
      return nights[0]?.every((_, at) => {
        const states = nights.map((state) => state[at] as NightPrice);
        // A closed night does not show its price.
        const fields = NIGHT_FIELDS.filter(
          (field) => field !== 'price' || states.every((one) => !one.closed),
        );
        return fields.every((field) => {
          const [was, changed, is, undoing] = states.map((state) => state[field]);
          return was === changed ? undoing === is : is === changed && undoing === was;
        });
      });
    })
  );
}

function isChanged([before, after]: TariffChange, part: (typeof OTHER_RATES)[number]): boolean {
  return !isSameRates(before[part], after[part]);
}

function isSameRates(one: unknown = [], other: unknown = []): boolean {
  return isSame(one, other);
}

/** Whether two entries state the same field of the same night of a room. */
function meets(one: NightlyData, other: NightlyData, rooms: readonly string[]): boolean {
  const days = other.on ?? one.on;
  return (
    rooms.some((room) => isAbout(one, room) && isAbout(other, room)) &&
    (one.from ?? '') <= (other.to ?? '9999') &&
    (other.from ?? '') <= (one.to ?? '9999') &&
    (one.on === undefined || days === undefined || one.on.some((day) => days.includes(day))) &&
    Object.keys(one).some((field) => !SELECTORS.includes(field) && Object.hasOwn(other, field))
  );
}

/** A list without the entries of another one, each taken away once. */
function without<Entry extends object>(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const left = others.map(entryKey);
  return entries.filter((entry) => {
    const at = left.indexOf(entryKey(entry));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The same text for entries with the same fields, in any order. */
export function entryKey(entry: object): string {
  return JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
