import type { Bar } from './plan-bars.ts';

/** How a bar looks; each has a word and a shape, too. */
export type BarState = 'in' | 'arriving' | 'confirmed' | 'hold' | 'gone' | 'closed';

/** @param today the desk's date, `yyyy-mm-dd` */
export function barState(bar: Bar, today: string): BarState {
  if (bar.kind === 'closure' || bar.kind === 'block') return 'closed';
  const { isHeld, hasArrived, hasLeft, checkIn, checkOut } = bar.stay;
  if (isHeld || bar.kind === 'change') return 'hold';
  if (hasLeft || checkOut < today) return 'gone';
  if (hasArrived) return 'in';
  return checkIn <= today ? 'arriving' : 'confirmed';
}
