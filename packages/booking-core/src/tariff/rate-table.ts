import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
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
  // Stryker disable next-line
  // EqualityOperator,ArithmeticOperator,MethodExpression,BlockStatement,ConditionalExpression: it only saves time
  if (known !== undefined && Math.max(to, known.to) - Math.min(from, known.from) <= LONGEST) {
    from = Math.min(from, known.from);
    to = Math.max(to, known.to);
  }
  const length = to - from;
  const prices = new Int32Array(length).fill(-1);
  const least = new Uint16Array(length);
  const most = new Uint16Array(length).fill(MAX_NIGHTS);
  const flags = new Uint8Array(length);

  for (const rule of rules) {
    if (!rule.rooms.includes(room)) continue;
    const [set, keep] = flagsOf(rule);
    const end = Math.min(rule.to + 1, to);
    for (let day = Math.max(rule.from, from); day < end; day++) {
      if (((rule.days >> weekday(day)) & 1) === 0) continue;
      const at = day - from;
      if (rule.price !== undefined) prices[at] = rule.price;
      if (rule.least !== undefined) least[at] = rule.least;
      if (rule.most !== undefined) most[at] = rule.most;
      flags[at] = ((flags[at] as number) & keep) | set;
    }
  }

  const sums = new Float64Array(length + 1);
  for (let at = 0; at < length; at++) sums[at + 1] = (sums[at] as number) + (prices[at] as number);
  return { from, to, prices, sums, least, most, flags };
}

/** 0 is Sunday. */
function weekday(day: number): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
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
