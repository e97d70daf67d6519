import { type Cents, NO_MONEY, subtract, sum } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { NewEntry } from '../../booking/index.ts';
import { type Reason, sentenceOf } from '../../shared/words/refusals.ts';

type Line = Pick<NewEntry, 'what' | 'label' | 'amount'>;

interface ComparedPart {
  readonly label: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** Parts of which a price can have several lines, whose words name one of them. */
const PARTS = {
  rooms: 'room-nights',
  persons: 'room-nights',
  step: 'discounts',
  period: 'discounts',
  code: 'discounts',
} as const satisfies Record<string, Reason>;

/** Compares two prices part by part, in the order of the new one; without parts of $0. The parts add up to both. */
export function comparedParts(words: Words, before: readonly Line[], after: readonly Line[]): ComparedPart[] {
  const parts = new Map<string, ComparedPart>();
  const add = (line: Line, which: 'before' | 'after') => {
    const label = labelOf(words, line);
    const part = parts.get(label) ?? { label, before: NO_MONEY, after: NO_MONEY };
    parts.set(label, { ...part, [which]: sum(part[which], line.amount) });
  };
  for (const line of after) add(line, 'after');
  for (const line of before) add(line, 'before');
  return [...parts.values()].filter(({ before: was, after: is }) => was !== 0 || is !== 0);
}

/** Compares two prices part by part; parts that cost the same are left out. They add up to the difference. */
export function changedParts(words: Words, before: readonly Line[], after: readonly Line[]) {
  return comparedParts(words, before, after)
    .map((part) => ({ label: part.label, amount: subtract(part.after, part.before) }))
    .filter(({ amount }) => amount !== 0);
}

function labelOf(words: Words, { what, label }: Line): string {
  return what in PARTS ? sentenceOf(words, PARTS[what as keyof typeof PARTS]) : (label ?? what);
}
