import type { MonthNightWire, RateChange, RateMonth, SetNights } from '@motel/api-client/desk-contracts';
import { civilDate, dollars, toDollars } from '@motel/booking-core';
import { changedRate } from '@motel/booking-core/rates';
import { likelier, typedPercents } from '@motel/content/desk-motel';
import { counted, countedThings } from '@motel/content/english';
import { dollarReadings, typedDollars } from '../../shared/field/typed-amount.tsx';
import { placeInWeek } from '../../shared/format/weekend.ts';
import type { DeskMotel } from '../../shared/motel.tsx';
import { dayAfter, dayName, priceWords, rangeWords, WEEK } from './calendar.ts';
import { rectangleOf, type Selection } from './selection.ts';

/** The entries for the selected nights, not saved yet. An empty text changes nothing. */
export interface Draft {
  /** By the price before, in dollars; `all` for every selected night. */
  readonly prices: Readonly<Record<string, string>>;
  readonly minNights: string;
  /** The last night, where it is after the month that is shown. */
  readonly until: string;
  readonly arrivals: Choice;
  readonly departures: Choice;
  readonly sale: Choice;
}
export type Choice = '' | 'yes' | 'no';

export const EMPTY: Draft = { prices: {}, minNights: '', until: '', arrivals: '', departures: '', sale: '' };

interface Picked {
  readonly room: string;
  readonly night: MonthNightWire;
}

/** More prices than this have no field of their own. */
const MOST_GROUPS = 3;
export const ALL = 'all';

export function pickedNights(month: RateMonth, selection: Selection): Picked[] {
  const { top, bottom, left, right } = rectangleOf(selection);
  return month.rooms
    .slice(top, bottom + 1)
    .flatMap(({ id, nights }) => nights.slice(left, right + 1).map((night) => ({ room: id, night })));
}

/** The fields for prices. The first is about every selected night: what is typed without a look leaves none out. */
export function priceGroups(
  motel: DeskMotel,
  picked: readonly Picked[],
  { until, prices }: Pick<Draft, 'until' | 'prices'> = EMPTY,
): { readonly key: string; readonly label: string }[] {
  if (until !== '') return [{ key: ALL, label: 'Price of all nights' }];
  const groups = Map.groupBy(picked, ({ night }) => keyOf(night));
  if (groups.size === 1)
    return [...groups].map(([key, nights]) => ({ key, label: `Price (${wasWords(motel, nights)})` }));
  const known = picked.flatMap(({ night }) => night.price ?? []);
  const range = known.length === 0 ? '' : ` (${rangeWords(known, (price) => priceWords(motel, price))})`;
  const all = { key: ALL, label: `${allWords(picked)}${range}` };
  if (groups.size > MOST_GROUPS || (prices[ALL] ?? '') !== '') return [all];
  return [
    all,
    ...[...groups].map(([key, nights]) => ({ key, label: `${daysOf(nights)} (${wasWords(motel, nights)})` })),
  ];
}

export type NightCounts = ReturnType<typeof countsOf>;

/** Of the selected nights of the month, as many as a draft changes, and of how many room types. */
export function changedNights(motel: DeskMotel, picked: readonly Picked[], draft: Draft): NightCounts {
  const { prices: _, until: __, ...limits } = draft;
  if (Object.values(limits).some((typed) => typed !== '')) return countsOf(picked);
  return countsOf(picked.filter(({ night }) => draftedPrice(motel, draft, night) !== undefined));
}

/** Nights and room types, each counted once. */
function countsOf(picked: readonly Picked[]) {
  return {
    nights: new Set(picked.map(({ night }) => night.date)).size,
    kinds: new Set(picked.map(({ room }) => room)).size,
  };
}

function allWords(picked: readonly Picked[]): string {
  const { nights, kinds } = countsOf(picked);
  const words = [nights > 1 && counted(nights, 'night'), kinds > 1 && countedThings(kinds, 'room type')];
  return `All ${words.filter(Boolean).join(', ')}`;
}

function keyOf({ price }: MonthNightWire): string {
  return String(price ?? '');
}

function wasWords(motel: DeskMotel, [first]: readonly Picked[]): string {
  const { price, closed } = first?.night ?? {};
  return price === undefined ? (closed ? 'closed now' : 'no price yet') : `was ${priceWords(motel, price)}`;
}

/** `Fri and Sat`, or how many nights when they are on more days of the week. */
function daysOf(nights: readonly Picked[]): string {
  const places = new Set(nights.map(({ night }) => placeInWeek(civilDate(night.date))));
  const days = WEEK.filter((_, place) => places.has(place));
  if (days.length > 2) return counted(countsOf(nights).nights, 'night');
  return days.map(dayName).join(' and ');
}

/** A price as it was typed: `189`, or so much more or less: `+20`, `-5%`. */
type TypedPrice = Pick<SetNights, 'price' | 'more'>;

/** Of a price: more is a mistake of typing (F18). */
const MOST_PERCENT = 1000;

const RELATIVE = /^([+\-−])(.+?)(%?)$/u;

/** @returns `undefined` for a text that is no price */
export function readPrice(motel: DeskMotel, text: string): TypedPrice | undefined {
  const trimmed = text.trim();
  const relative = RELATIVE.exec(trimmed);
  if (relative !== null) {
    const [, sign, size = '', unit] = relative;
    const most = sign === '+' ? MOST_PERCENT : 100;
    const [value, another] = unit === '%' ? typedPercents(size, motel, most) : dollarReadings(motel, size);
    if (value === undefined || another !== undefined) return undefined;
    const more = sign === '+' ? value : -value;
    return { more: unit === '%' ? { percent: more } : { amount: more } };
  }
  const price = typedDollars(motel, trimmed);
  return price === undefined ? undefined : { price: toDollars(price) };
}

/** The prices that a text can mean: two readings, or one that is far from the nights' prices and the likelier one. */
export function meantPrices(motel: DeskMotel, text: string, picked: readonly Picked[]): readonly number[] {
  const readings = dollarReadings(motel, text);
  const [price, another] = readings;
  if (price === undefined || another !== undefined) return readings;
  const likely = likelier(
    price,
    picked.flatMap(({ night }) => night.price ?? []),
  );
  return likely === undefined ? readings : [likely, price];
}

/** The price that a night would have; `undefined` when the draft leaves it. */
export function draftedPrice(motel: DeskMotel, draft: Draft, night: MonthNightWire): number | undefined {
  const { price, more } = readPrice(motel, draft.prices[ALL] || draft.prices[keyOf(night)] || '') ?? {};
  if (more === undefined || night.price === undefined) return price;
  return toDollars(changedRate(dollars(night.price), more, motel.money.unit));
}

/** The prices that guests' calendars have for the selected nights after the draft. */
export function calendarPrices(motel: DeskMotel, picked: readonly Picked[], draft: Draft): readonly number[] {
  return picked.flatMap(({ night }) => draftedPrice(motel, draft, night) ?? night.price ?? []);
}

/** The change that a draft makes of the selected nights, or what is wrong in its fields; nothing while it is empty. */
export function changeOf(
  motel: DeskMotel,
  month: RateMonth,
  selection: Selection,
  draft: Draft,
): { readonly change?: RateChange; readonly faults: readonly Record<'field' | 'message', string>[] } {
  const picked = pickedNights(month, selection);
  const faults: Record<'field' | 'message', string>[] = [];
  const nights: SetNights[] = [];
  const set = (some: readonly Picked[], values: Omit<SetNights, keyof Span>) =>
    nights.push(...runsOf(some).map((run) => ({ ...run, to: draft.until || run.to, ...values })));
  for (const { key } of priceGroups(motel, picked, draft)) {
    const text = draft.prices[key]?.trim() ?? '';
    if (text === '') continue;
    const typed = readPrice(motel, text);
    if (typed === undefined) {
      faults.push({ field: key, message: `"${text}" is no price. Write 129, 129.50, +20 or -10%.` });
    } else set(key === ALL ? picked : picked.filter(({ night }) => keyOf(night) === key), typed);
  }
  const least = draft.minNights.trim();
  if (least !== '' && !/^\d{1,3}$/.test(least)) {
    faults.push({ field: 'minNights', message: `"${least}" is no number of nights.` });
  }
  const limits = draftedLimits(draft);
  if (Object.keys(limits).length > 0) set(picked, limits);
  if (faults.length > 0 || nights.length === 0) return { faults };
  return { change: { kind: 'nights', nights }, faults };
}

/** The limits that every selected night would have. */
export function draftedLimits({ minNights, arrivals, departures, sale }: Draft): Partial<MonthNightWire> {
  return {
    ...(minNights.trim() !== '' && { minNights: Number(minNights) }),
    ...(arrivals !== '' && { closedToArrival: arrivals === 'no' }),
    ...(departures !== '' && { closedToDeparture: departures === 'no' }),
    ...(sale !== '' && { closed: sale === 'no' }),
  };
}

type Span = Pick<SetNights, 'rooms' | 'from' | 'to'>;

/** Nights in a row, of all room types that have the same ones. */
function runsOf(picked: readonly Picked[]): Span[] {
  const runs: { room: string; from: string; to: string }[] = [];
  for (const { room, night } of picked) {
    const last = runs.at(-1);
    if (last?.room === room && dayAfter(last.to) === night.date) last.to = night.date;
    else runs.push({ room, from: night.date, to: night.date });
  }
  const bySpan = Map.groupBy(runs, ({ from, to }) => `${from} ${to}`);
  return [...bySpan.values()].map((same) => ({
    rooms: same.map(({ room }) => room),
    from: same[0]?.from ?? '',
    to: same[0]?.to ?? '',
  }));
}

export function nextKey(drafts: readonly { readonly key: number }[]): number {
  return Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
}
