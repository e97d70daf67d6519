import { type Cents, NO_MONEY, subtract, sum } from '@motel/booking-core';
import type { NewEntry } from '../booking/index.ts';
import { type Reason, sentenceOf } from '../shared/words/refusals.ts';

/** A line of a price. */
type Line = Pick<NewEntry, 'what' | 'label' | 'amount'>;

/** A part of a price, and what it costs more, or below $0 less. */
interface ChangedPart {
  readonly label: string;
  readonly amount: Cents;
}

/** Parts of which a price can have several lines, whose words name one of them. */
const PARTS = {
  rooms: 'room-nights',
  step: 'discounts',
  period: 'discounts',
  code: 'discounts',
} as const satisfies Record<string, Reason>;

/** Compares two prices part by part; parts that cost the same are left out. They add up to the difference. */
export function changedParts(before: readonly Line[], after: readonly Line[]): ChangedPart[] {
  const parts = new Map<string, Cents>();
  const add = (line: Line, amount: Cents) => {
    const label = labelOf(line);
    parts.set(label, sum(parts.get(label) ?? NO_MONEY, amount));
  };
  for (const line of after) add(line, line.amount);
  for (const line of before) add(line, subtract(NO_MONEY, line.amount));
  return [...parts].map(([label, amount]) => ({ label, amount })).filter(({ amount }) => amount !== 0);
}

function labelOf({ what, label }: Line): string {
  return what in PARTS ? sentenceOf(PARTS[what as keyof typeof PARTS]) : (label ?? what);
}
