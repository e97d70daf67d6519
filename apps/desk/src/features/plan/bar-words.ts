import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { nightCount } from '../../shared/format/shown-stay.ts';
import type { DeskIconName } from '../../shared/icon/DeskIcon.tsx';
import type { DeskMotel } from '../../shared/motel.tsx';
import { type Bar, type BarState, barState, type NightSpan, type PlanStay } from './layout/plan-bars.ts';
import type { PlanRow } from './layout/rows-and-columns.ts';

export const STATE_WORDS: Readonly<Record<BarState, string>> = {
  in: 'in house',
  arriving: 'arriving',
  confirmed: 'confirmed',
  hold: 'hold',
  gone: 'gone',
  closed: 'closed',
  oversold: 'oversold',
};

/** Those of the states that do not say enough by their colour. */
export const STATE_ICONS: Partial<Record<BarState, DeskIconName>> = {
  arriving: 'arrive',
  hold: 'clock',
  oversold: 'warning',
};

/** The name on a bar: the last one, or what there is. */
export function shownName({ firstName, lastName }: PlanStay): string {
  return lastName || firstName || 'Guest';
}

/** A bar in words, for a person who does not see it: `Rashid Amiri, July 14 to 17, 3 nights, owes $120.00`. */
export function barWords({ shownMoney }: DeskMotel, bar: Bar, today: string): string {
  if ('out' in bar) {
    return `${bar.kind === 'closure' ? 'Closed' : 'Out of sale'} ${datesOf(bar.out)}: ${bar.out.reason}`;
  }
  const { stay } = bar;
  const { firstName, lastName, balance = 0, payer, hasDog } = stay;
  const parts = [
    `${firstName} ${lastName}`.trim() || 'Guest',
    datesOf(stay),
    bar.kind === 'stay' && bar.room === undefined && stay.hasArrived && !stay.hasLeft && 'no room number',
    bar.kind === 'change' ? 'held for a change' : STATE_WORDS[barState(bar, today)],
    nightCount(stay),
    balance > 0 &&
      (payer === undefined ? `owes ${shownMoney(stay.balance ?? (0 as never))}` : `${payer} pays`),
    hasDog && 'with a pet',
  ];
  return parts.filter(Boolean).join(', ');
}

export function datesOf({ checkIn, checkOut }: Pick<PlanStay, 'checkIn' | 'checkOut'>): string {
  return shownDates(checkIn, checkOut);
}

export function dateOf(from: string, night: number): string {
  return addDays(civilDate(from), night);
}

/** Where a stay on empty nights of a room is booked, filled in. */
export function newStayPath(plan: Plan, row: PlanRow & { kind: 'room' }, { first, end }: NightSpan): string {
  const filled = new URLSearchParams({
    type: row.type.id,
    from: dateOf(plan.from, first),
    to: dateOf(plan.from, end),
    room: row.room.id,
  });
  return `/new?${filled}`;
}
