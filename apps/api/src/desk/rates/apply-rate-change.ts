import type { RateChange, SeasonWire, SetNights, StepWire } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  civilDate,
  daysBetween,
  MAX_NIGHTS,
  type NightlyData,
  nightPrices,
  parseDollars,
  type StepData,
  type Tariff,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import {
  changedRate,
  endSeasonWithin,
  hasSeason,
  isOn,
  setNights,
  setSeason,
} from '@motel/booking-core/rates';
import { highestRate, isPayable, type Motel, type Words } from '@motel/content/server';
import type { Paid } from '../../shared/motel-context.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { dayBeside, type WrittenChange } from './change-note.ts';
import { percentOf, tariffWithCode } from './codes.ts';
import { DAYS_AHEAD } from './effect.ts';
import { stated } from './stated.ts';
import { withOtherArticles, withOtherTaxes } from './taxes-and-articles.ts';

const MOST_NAME = 60;

/** Works out the tariff after a change. Refused with `rule-broken` and a sentence for what cannot be. */
export function applyRateChange(
  words: Words,
  change: WrittenChange,
  tariff: Tariff,
  today: string,
): Outcome<TariffData> {
  const { motel } = words;
  if (change.kind === 'steps') return withSteps(tariff.data, change.steps);
  if (change.kind === 'season') return withSeason(motel, tariff.data, change, today);
  if (change.kind === 'code') return tariffWithCode(motel, tariff.data, change, today);
  if (change.kind === 'taxes') return withOtherTaxes(tariff.data, change.taxes, change.round);
  if (change.kind === 'articles') return withOtherArticles(tariff.data, change.articles);
  let { data } = tariff;
  for (const nights of change.nights) {
    const checked = checkNights(words, tariff, nights, today);
    if (!checked.ok) return checked;
    const entries =
      nights.more === undefined ? succeed([entryOf(tariff, nights)]) : dearer(words, tariff, nights);
    if (!entries.ok) return entries;
    for (const entry of entries.value) data = setNights(data, entry);
  }
  return succeed(data);
}

function checkNights(words: Words, tariff: Tariff, nights: SetNights, today: string): Outcome<undefined> {
  const [from, to] = [civilDate(nights.from), civilDate(nights.to)];
  if (from > to) return refuse('rule-broken', 'rates-order');
  if (to < today) return refuse('rule-broken', 'rates-gone-by', { last: dayBeside(words, to, today) });
  if (daysBetween(from, to) >= DAYS_AHEAD)
    return refuse('rule-broken', 'rates-too-long', { most: DAYS_AHEAD });
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, night) => addDays(from, night));
  if (!dates.some((date) => isOn(nights, date))) return refuse('rule-broken', 'rates-days-none');
  return checkRow(words.motel, tariff.data, nights, nights.more !== undefined);
}

/** A price or restriction of some rooms. @param isPriced by how much more it costs */
function checkRow({ money }: Paid, { rooms }: TariffData, row: SeasonWire['rows'][number], isPriced = false) {
  const unknown = row.rooms.find((room) => !Object.hasOwn(rooms, room));
  if (unknown !== undefined) return refuse('rule-broken', 'room-type-unknown', { propertyId: unknown });
  const { price, minNights, maxNights, closed, closedToArrival, closedToDeparture } = row;
  const values = [price, minNights, maxNights, closed, closedToArrival, closedToDeparture];
  if (!isPriced && values.every((value) => value === undefined))
    return refuse('rule-broken', 'rates-nothing');
  if (price !== undefined && !isRate(money, parseDollars(price)))
    return refuse('rule-broken', 'rates-amount');
  for (const limit of [minNights, maxNights]) {
    if (limit !== undefined && (limit < 1 || limit > MAX_NIGHTS))
      return refuse('rule-broken', 'rates-limits');
  }
  if ((minNights ?? 1) > (maxNights ?? MAX_NIGHTS)) return refuse('rule-broken', 'rates-limits-order');
  return succeed(undefined);
}

/** Up to ten times as much more, and at most all of it less (F18). */
function isPercent(percent: number): boolean {
  return percent >= -100 && percent <= 1000;
}

function isRate(money: Motel['money'], price: Cents | undefined): boolean {
  return price !== undefined && price <= highestRate(money) && isPayable(money, price);
}

/** The nights as an entry of the tariff; one about every room names none. */
function entryOf(tariff: Tariff, { rooms, more: _, ...entry }: SetNights): NightlyData {
  const isAll = rooms.length === Object.keys(tariff.data.rooms).length;
  return stated({ room: isAll ? undefined : rooms.length === 1 ? rooms[0] : rooms, ...entry });
}

/** Entries of the nights at so much more than each costs now, one for nights in a row at one price. */
function dearer(words: Words, tariff: Tariff, nights: SetNights): Outcome<NightlyData[]> {
  const { money } = words.motel;
  const { rooms, from, to, on, more = {}, price: _, ...limits } = nights;
  const { amount = 0, percent = 0 } = more;
  if (!isRate(money, parseDollars(Math.abs(amount))) || !isPercent(percent))
    return refuse('rule-broken', 'rates-amount');
  const entries: NightlyData[] = [];
  for (const room of new Set(rooms)) {
    const priced = nightPrices(tariff, room, from, addDays(civilDate(to), 1)).filter(({ date }) =>
      isOn({ on }, date),
    );
    for (const { date, price } of priced) {
      if (price === undefined) continue;
      const after = changedRate(price, more, money.unit);
      const night = { night: dayBeside(words, date, date) };
      if (after < 0) return refuse('rule-broken', 'rates-below-zero', night);
      if (after > highestRate(money)) return refuse('rule-broken', 'rates-above-most', night);
      const last = entries.at(-1);
      const isNext =
        last?.room === room &&
        last.price === toDollars(after) &&
        addDays(civilDate(last.to as string), 1) === date;
      if (isNext) entries.pop();
      entries.push(
        stated({ room, from: isNext ? last.from : date, to: date, price: toDollars(after), ...limits }),
      );
    }
  }
  return entries.length === 0 ? refuse('rule-broken', 'rates-no-price') : succeed(entries);
}

function withSeason(
  motel: Paid,
  tariff: TariffData,
  { was, season, ends = [] }: Extract<RateChange, { readonly kind: 'season' }>,
  today: string,
): Outcome<TariffData> {
  if (was !== undefined && !hasSeason(tariff, was)) return refuse('rule-broken', 'season-gone');
  if (season === undefined) {
    const isNothing = was === undefined || isAllYear(was);
    return isNothing ? refuse('rule-broken', 'rates-nothing') : succeed(setSeason(tariff, was, undefined));
  }
  const name = season.name?.trim();
  const written = stated({ ...season, name, rows: season.rows.map((row) => stated(row)) });
  if (was === undefined || !isAllYear(was)) {
    if (name === undefined || name === '' || name.length > MOST_NAME)
      return refuse('rule-broken', 'season-name');
    const { from, to } = season;
    if (from === undefined || to === undefined) return refuse('rule-broken', 'season-dates');
    if (from > to) return refuse('rule-broken', 'rates-order');
    const isNew = was?.name !== name || was.from !== from || was.to !== to;
    if (isNew && hasSeason(tariff, { name, from, to }))
      return refuse('rule-broken', 'season-exists', { name });
  } else if (!isAllYear(season)) return refuse('rule-broken', 'season-gone');
  if (season.rows.length === 0) return refuse('rule-broken', 'season-empty');
  for (const row of season.rows) {
    const checked = checkRow(motel, tariff, row);
    if (!checked.ok) return checked;
  }
  if (!ends.every((id) => hasSeason(tariff, id))) return refuse('rule-broken', 'season-gone');
  const changed = setSeason(tariff, was, written);
  const { from = today, to = today } = season;
  // Nights gone by keep the season that they had.
  const there = { from: civilDate(from > today ? from : today), to: civilDate(to) };
  return succeed(ends.reduce((tariffSoFar, id) => endSeasonWithin(tariffSoFar, id, there), changed));
}

function isAllYear({ from, to }: Pick<SeasonWire, 'from' | 'to'>): boolean {
  return from === undefined && to === undefined;
}

function withSteps(tariff: TariffData, steps: readonly StepWire[]): Outcome<TariffData> {
  for (const { fromNight, off, rooms = [] } of steps) {
    if (fromNight < 2 || fromNight > MAX_NIGHTS || !((percentOf(off) ?? Number.NaN) <= 100))
      return refuse('rule-broken', 'steps-invalid');
    const unknown = rooms.find((room) => !Object.hasOwn(tariff.rooms, room));
    if (unknown !== undefined) return refuse('rule-broken', 'room-type-unknown', { propertyId: unknown });
  }
  const sorted = steps.toSorted((one, other) => one.fromNight - other.fromNight);
  const isTwice = sorted.some(
    (step, at) =>
      sorted[at - 1]?.fromNight === step.fromNight &&
      (step.rooms === undefined ||
        sorted[at - 1]?.rooms === undefined ||
        step.rooms.some((room) => sorted[at - 1]?.rooms?.includes(room))),
  );
  if (isTwice) return refuse('rule-broken', 'steps-invalid');
  const written = sorted.map(
    ({ rooms, ...step }): StepData => (rooms === undefined ? step : { ...step, room: rooms }),
  );
  return succeed({ ...tariff, steps: written });
}
