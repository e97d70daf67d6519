import { type Cents, cents } from '../money/cents.ts';
import { WHOLE_SHARE } from '../money/rounding.ts';
import { FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import { priceIn, type RateTable } from '../tariff/rate-table.ts';
import type { Plan } from '../tariff/read-plans.ts';
import type { Period, Step, TariffParts } from '../tariff/rules.ts';
import type { ReadRequest } from './stay-request.ts';

/** Nights of one room that a step or a period makes cheaper, and by how much. */
export type Saving =
  | { readonly step: Step; readonly amount: Cents }
  | { readonly period: Period; readonly times: number; readonly amount: Cents };

/** The price of the nights of one room; the savings are the difference of `full` and `cost`. */
export interface RoomCost {
  /** Each night at its own price. */
  readonly full: Cents;
  /** The cheapest combination of nights, steps and periods. */
  readonly cost: Cents;
  readonly savings: readonly Saving[];
}

const NO_SAVINGS: readonly Saving[] = [];

/**
 * Finds the cheapest price of the nights of one room, exactly (F9, F10). The nights are all for sale.
 *
 * The cheapest way to cover nights one to n is the cheapest of: the night n after the cheapest way to n − 1, and each
 * period that ends there or later. A period may reach beyond the stay: a week's price is then cheaper than six nights.
 * So a longer stay never costs less, but by a step of whole stays (Q10).
 */
export function roomCost(
  tariff: TariffParts,
  { room, first, nights, plan }: Pick<ReadRequest, 'room' | 'first' | 'nights' | 'plan'>,
  table: RateTable,
): RoomCost {
  const { unit } = tariff;
  const start = first - table.from;
  const full = ((table.sums[start + nights] as number) - (table.sums[start] as number)) as Cents;
  // Stryker disable next-line ConditionalExpression: it only saves time
  if (tariff.steps.length + tariff.periods.length === 0) return { full, cost: full, savings: NO_SAVINGS };
  const steps = tariff.steps.filter((step) => step.room.includes(room));
  const periods = periodsIn(plan, tariff, room);
  const best = new Float64Array(nights + 1); // in millionths of the smallest unit
  const choice = new Int16Array(nights + 1); // −1: the night itself
  const beginOf = (period: Period, night: number) => Math.max(0, night - period.nights, period.from - first);
  const stepOf = (night: number) =>
    steps.findLastIndex(({ fromNight, wholeStay }) => fromNight <= (wholeStay ? nights : night));
  for (let night = 1; night <= nights; night++) {
    const off = steps[stepOf(night)]?.off ?? 0;
    let least =
      (best[night - 1] as number) +
      ((table.prices[start + night - 1] as number) / unit) * (WHOLE_SHARE - off);
    let chosen = -1;
    for (const [index, period] of periods.entries()) {
      if (first + night - 1 > period.to || first + night - 1 < period.from) continue;
      const cost = (best[beginOf(period, night)] as number) + (period.price / unit) * WHOLE_SHARE;
      if (cost < least) [least, chosen] = [cost, index];
    }
    best[night] = least;
    choice[night] = chosen;
  }

  const sums = steps.map(() => 0);
  const used = periods.map(() => ({ times: 0, amount: 0 }));
  for (let night = nights; night > 0; ) {
    const chosen = choice[night] as number;
    const period = periods[chosen];
    const from = period === undefined ? night - 1 : beginOf(period, night);
    const price = (table.sums[start + night] as number) - (table.sums[start + from] as number);
    const step = stepOf(night);
    if (period !== undefined) {
      const use = used[chosen] as { times: number; amount: number };
      use.times++;
      use.amount += price - period.price;
    } else if (step >= 0) sums[step] = (sums[step] as number) + price;
    night = from;
  }
  const covered = periods.flatMap((period, index): Saving[] => {
    const { times, amount } = used[index] as { times: number; amount: number };
    return times === 0 ? [] : [{ period, times, amount: cents(amount) }];
  });
  return stepped(full, sums, covered, { steps, unit });
}

/** Returns the periods of a room: in a plan at its price of so many nights, none in one with an all-year price of its own (F34). */
function periodsIn(plan: Plan | undefined, tariff: TariffParts, room: string): readonly Period[] {
  if (plan === undefined) return tariff.periods.filter((period) => period.room.includes(room));
  const isAllYear = plan.nightly.some(
    ({ price, from, to, room: own }) =>
      price !== undefined && from === FIRST_DAY && to === LAST_DAY && own.includes(room),
  );
  return periodsIn(plan.follows, tariff, room)
    .filter(() => !isAllYear)
    .map((period) => ({ ...period, price: priceIn(plan, period.price, period.nights, tariff.unit) }));
}

/** Takes the steps off the nights that no period covers, rounding their price once. */
function stepped(
  full: Cents,
  sums: readonly number[],
  periods: readonly Saving[],
  { steps, unit }: Pick<TariffParts, 'steps' | 'unit'>,
): RoomCost {
  const savings: Saving[] = [...periods];
  let exact = 0; // taken off so far, in millionths of the smallest unit
  let taken = 0;
  for (const [index, step] of steps.entries()) {
    exact += ((sums[index] as number) / unit) * step.off;
    // The price is rounded to the nearest unit, a half up; so the discount is rounded with a half down.
    const amount = Math.ceil((exact - WHOLE_SHARE / 2) / WHOLE_SHARE) * unit - taken;
    taken += amount;
    if (amount > 0) savings.push({ step, amount: cents(amount) });
  }
  const saved = periods.reduce((sum, { amount }) => sum + amount, 0);
  return { full, cost: cents(full - saved - taken), savings };
}
