import { type Cents, smaller } from '../money/cents.ts';
import { toDollars } from '../money/dollars.ts';
import { WHOLE_SHARE } from '../money/rounding.ts';
import { requireObject, requireObjects } from '../result/kind.ts';
import { civilDate, dayNumber } from '../stay/civil-date.ts';
import { highestRate } from '../tariff/field-reader.ts';
import { isOn, priceIn } from '../tariff/rate-table.ts';
import { EVERY_DAY } from '../tariff/read-nights.ts';
import type { DemandRule } from '../tariff/rules.ts';
import { requireTariff, Tariff } from '../tariff/tariff.ts';

/** A night of a kind of room: how many of its `rooms` are `free`; the date is `yyyy-mm-dd`. */
export type DemandNight = Readonly<Record<'room' | 'date', string> & Record<'free' | 'rooms', number>>;

/** A moment: the motel's date and its hour, 0 to 23, and each night whose price it may change, once. */
export interface DemandFacts {
  /** The motel's date, `yyyy-mm-dd`, and its hour. */
  readonly now: { readonly date: string; readonly hour: number };
  /** Other nights have the tariff's prices. */
  readonly nights: readonly DemandNight[];
}

/** The price of a night before and after a rule, which it names. */
export type DemandChange = Readonly<
  Record<'room' | 'date' | 'rule', string> & Record<'before' | 'after', Cents>
>;

/**
 * Returns the tariff with the prices of a moment (F38); the same one where demand changes none.
 * @param changes those that `demandOn` returns
 */
export function tariffOfMoment(tariff: Tariff, changes: readonly DemandChange[]): Tariff {
  const { data, ...parts } = requireTariff(tariff);
  if (requireObjects('changes', changes).length === 0) return tariff;
  const rules = changes.map(({ room, date, after: price }) => {
    const day = dayNumber(civilDate(date));
    return { room: [room], from: day, to: day, on: EVERY_DAY, price };
  });
  const entries = changes.map(({ room, date, after }) => ({
    room,
    from: date,
    to: date,
    price: toDollars(after),
  }));
  return new Tariff({
    ...parts,
    data: { ...data, nightly: [...data.nightly, ...entries] },
    nightly: [...parts.nightly, ...rules],
    demand: [],
  });
}

/** Returns each change of a price, night by night, in the order of the rules (F38). */
export function demandOn(tariff: Tariff, facts: DemandFacts): DemandChange[] {
  const { demand, rooms, unit } = requireTariff(tariff);
  const { now, nights } = requireObject('facts', facts);
  return requireObjects('nights', nights).flatMap((night) => {
    const { room, date } = night;
    const day = dayNumber(civilDate(date));
    const terms = rooms.get(room);
    const table = terms && tariff.table(terms, day, day);
    let price = (table?.prices[day - table.from] ?? -1) as Cents;
    return demand.flatMap((rule) => {
      const isAbout = rule.room.includes(room) && rule.from <= day && day <= rule.to && isOn(rule, day);
      if (price < 0 || !isAbout || !holds(rule, night, now)) return [];
      const before = price;
      // A price beyond the floor or the ceiling may stay there.
      const after = priceIn({ ...rule, floor: smaller(rule.floor, before) }, before, 1, unit);
      price = Math.min(after, Math.max(rule.ceiling ?? highestRate(unit), before)) as Cents;
      return price === before ? [] : { room, date, rule: rule.name, before, after: price };
    });
  });
}

function holds(
  { roomsLeft, soldShare, sameDayFrom = 0 }: DemandRule,
  { date, free, rooms }: DemandNight,
  now: DemandFacts['now'],
): boolean {
  if (roomsLeft !== undefined) return free <= roomsLeft;
  if (soldShare !== undefined) return (rooms - free) * WHOLE_SHARE > soldShare * rooms;
  return date === now.date && now.hour >= sameDayFrom;
}
