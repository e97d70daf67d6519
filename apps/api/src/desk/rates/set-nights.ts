import type { SeasonWire, SetNights } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  civilDate,
  daysBetween,
  MAX_NIGHTS,
  type NightlyData,
  nightDates,
  nightPrices,
  parseDollars,
  type Tariff,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import { changedRate, isOn, setNights } from '@motel/booking-core/rates';
import { highestRate, isPayable, type Motel, type Words } from '@motel/content/server';
import type { Paid } from '../../shared/motel-context.ts';
import { refuse } from '../../shared/outcome.ts';
import { dayBeside } from './change-note.ts';
import { DAYS_AHEAD } from './effect.ts';

/** Works out the tariff with other prices or restrictions on some nights. Refused with `rule-broken` and a sentence. */
export function withNights(
  words: Words,
  tariff: Tariff,
  changes: readonly SetNights[],
  today: string,
): TariffData {
  let { data } = tariff;
  for (const nights of changes) {
    checkNights(words, tariff, nights, today);
    const entries = nights.more === undefined ? [entryOf(tariff, nights)] : dearer(words, tariff, nights);
    for (const entry of entries) data = setNights(data, entry);
  }
  return data;
}

function checkNights(words: Words, tariff: Tariff, nights: SetNights, today: string): void {
  const [from, to] = [civilDate(nights.from), civilDate(nights.to)];
  if (from > to) refuse('rule-broken', 'rates-order');
  if (to < today) refuse('rule-broken', 'rates-gone-by', { last: dayBeside(words, to, today) });
  if (daysBetween(from, to) >= DAYS_AHEAD) refuse('rule-broken', 'rates-too-long', { most: DAYS_AHEAD });
  const dates = nightDates({ checkIn: from, checkOut: addDays(to, 1) });
  if (!dates.some((date) => isOn(nights, date))) refuse('rule-broken', 'rates-days-none');
  checkRow(words.motel, tariff.data, nights, nights.more !== undefined);
}

/** A price or restriction of some rooms. @param isPriced by how much more it costs */
export function checkRow(
  { money }: Paid,
  { rooms }: TariffData,
  row: SeasonWire['rows'][number],
  isPriced = false,
): void {
  const unknown = row.rooms.find((room) => !Object.hasOwn(rooms, room));
  if (unknown !== undefined) refuse('rule-broken', 'room-type-unknown', { propertyId: unknown });
  const { price, minNights, maxNights, closed, closedToArrival, closedToDeparture } = row;
  const values = [price, minNights, maxNights, closed, closedToArrival, closedToDeparture];
  if (!isPriced && values.every((value) => value === undefined)) refuse('rule-broken', 'rates-nothing');
  if (price !== undefined && !isRate(money, parseDollars(price))) refuse('rule-broken', 'rates-amount');
  for (const limit of [minNights, maxNights]) {
    if (limit !== undefined && (limit < 1 || limit > MAX_NIGHTS)) refuse('rule-broken', 'rates-limits');
  }
  if ((minNights ?? 1) > (maxNights ?? MAX_NIGHTS)) refuse('rule-broken', 'rates-limits-order');
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
function dearer(words: Words, tariff: Tariff, nights: SetNights): NightlyData[] {
  const { money } = words.motel;
  const { rooms, from, to, on, more = {}, price: _, ...limits } = nights;
  const { amount = 0, percent = 0 } = more;
  // Up to ten times as much more, and at most all of it less (F18).
  if (!isRate(money, parseDollars(Math.abs(amount))) || percent < -100 || percent > 1000)
    refuse('rule-broken', 'rates-amount');
  const entries: NightlyData[] = [];
  for (const room of new Set(rooms)) {
    const priced = nightPrices(tariff, room, from, addDays(civilDate(to), 1)).filter(({ date }) =>
      isOn({ on }, date),
    );
    for (const { date, price } of priced) {
      if (price === undefined) continue;
      const after = changedRate(price, more, money.unit);
      const night = { night: dayBeside(words, date, date) };
      if (after < 0) refuse('rule-broken', 'rates-below-zero', night);
      if (after > highestRate(money)) refuse('rule-broken', 'rates-above-most', night);
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
  return entries.length === 0 ? refuse('rule-broken', 'rates-no-price') : entries;
}

/** An entry of the tariff without the fields that state nothing. */
export function stated<Entry extends object>(
  fields: { readonly [Field in keyof Entry]: Entry[Field] | undefined },
): Entry {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Entry;
}
