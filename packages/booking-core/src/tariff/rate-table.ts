import type { Cents } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { checkedShareOf, ROUNDINGS, roundingIn, WHOLE_SHARE } from '../money/rounding.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { highestRate } from './field-reader.ts';
import type { Plan, PriceChange } from './read-plans.ts';
import type { NightlyRule } from './rules.ts';

/** The nights of one room in a row, by position: the day minus `from`. */
export interface RateTable {
  /** Days since 1970-01-01; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** In cents; −1 without a price. */
  readonly prices: Int32Array;
  /** Prices of all nights before the position; of use only among nights that have one. */
  readonly sums: Float64Array;
  /** Least and most nights of a stay; 0 and 365 without a limit. */
  readonly least: Uint16Array;
  readonly most: Uint16Array;
  readonly flags: Uint8Array;
}

export const CLOSED = 1;
export const NO_ARRIVAL = 2;
export const NO_DEPARTURE = 4;

/** Tables begin and end at multiples of so many days. */
const BLOCK = 512;
/** A table that would become longer than this begins again. */
const LONGEST = 8192;

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** Works out the nights of a room from the tariff's rules: for each field the last rule wins (F5). */
export function rateTable(
  rules: readonly NightlyRule[],
  room: string,
  first: number,
  last: number,
  known: RateTable | undefined,
): RateTable {
  let from = Math.floor(first / BLOCK) * BLOCK;
  let to = (Math.floor(last / BLOCK) + 1) * BLOCK;
  // Stryker disable next-line all: it only saves time
  if (known !== undefined && Math.max(to, known.to) - Math.min(from, known.from) <= LONGEST) {
    from = Math.min(from, known.from);
    to = Math.max(to, known.to);
  }
  const length = to - from;
  return withRules(rules, room, {
    from,
    to,
    prices: new Int32Array(length).fill(-1),
    least: new Uint16Array(length),
    most: new Uint16Array(length).fill(MAX_NIGHTS),
    flags: new Uint8Array(length),
  });
}

/** Works out the nights of a room in a plan from those that it follows (F34), closed outside its dates. */
export function planTable(plan: Plan, room: string, followed: RateTable, unit: SmallestUnit): RateTable {
  const { from, to, prices, least, most, flags } = followed;
  const isOpen = (day: number) => plan.from <= day && day <= plan.to;
  return withRules(plan.nightly, room, {
    from,
    to,
    prices: prices.map((price) => (price < 0 ? price : priceIn(plan, price as Cents, 1, unit))),
    least: least.slice(),
    most: most.slice(),
    flags: flags.map((flag, at) => (isOpen(from + at) ? flag : flag | CLOSED)),
  });
}

/** Returns the price of so many nights that follows another price for them (F34). */
export function priceIn(change: PriceChange, price: Cents, nights: number, unit: SmallestUnit): Cents {
  const { percent, round, amount, floor } = change;
  const moved =
    checkedShareOf(price, WHOLE_SHARE + percent, ROUNDINGS[roundingIn(unit, round)]) + amount * nights;
  return Math.min(Math.max(moved, floor * nights), highestRate(unit)) as Cents;
}

/** Puts rules over nights: for each field the last rule wins (F5). */
function withRules(rules: readonly NightlyRule[], room: string, table: Omit<RateTable, 'sums'>): RateTable {
  const { from, to, prices, least, most, flags } = table;
  for (const rule of rules) {
    if (!rule.room.includes(room)) continue;
    const [set, keep] = flagsOf(rule);
    const end = Math.min(rule.to + 1, to);
    for (let day = Math.max(rule.from, from); day < end; day++) {
      if (!isOn(rule, day)) continue;
      const at = day - from;
      if (rule.price !== undefined) prices[at] = rule.price;
      if (rule.minNights !== undefined) least[at] = rule.minNights;
      if (rule.maxNights !== undefined) most[at] = rule.maxNights;
      flags[at] = ((flags[at] as number) & keep) | set;
    }
  }

  const sums = new Float64Array(to - from + 1);
  for (let at = 0; at < to - from; at++) sums[at + 1] = (sums[at] as number) + (prices[at] as number);
  return { ...table, sums };
}

/** Returns whether a night begins on one of the days of the week of a rule. */
export function isOn({ on }: Pick<NightlyRule, 'on'>, day: number): boolean {
  return ((on >> ((((day + FIRST_WEEKDAY) % 7) + 7) % 7)) & 1) === 1;
}

/** The flags that a rule sets, and a mask of those that it leaves as they are. */
function flagsOf(rule: NightlyRule): [set: number, keep: number] {
  let set = 0;
  let keep = 0xff;
  for (const [flag, value] of [
    [CLOSED, rule.closed],
    [NO_ARRIVAL, rule.closedToArrival],
    [NO_DEPARTURE, rule.closedToDeparture],
  ] as const) {
    if (value === undefined) continue;
    keep &= ~flag;
    if (value) set |= flag;
  }
  return [set, keep];
}
