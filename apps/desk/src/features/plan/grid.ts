import type { Plan } from '@motel/api-client/desk-contracts';
import type { RefObject } from 'react';
import { nightAt, type PlanRows, rowAt } from './layout/rows-and-columns.ts';
import type { Position } from './layout/wish.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';

export interface Grid extends PlanRows {
  readonly plan: Plan;
  /** Pixels of a day. */
  readonly dayWidth: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Its inside: all rows, also those that are not drawn. */
  readonly inside: RefObject<HTMLElement | null>;
}

/** Of the window, in pixels. */
export type Point = Readonly<Record<'x' | 'y', number>>;

/** The row and the night at a point of the window; `undefined` beside the nights. */
export function positionAt({ plan, rows, dayWidth, inside }: Grid, { x, y }: Point): Position | undefined {
  const at = inside.current?.getBoundingClientRect();
  if (at === undefined) return undefined;
  const days = (x - at.left - LABEL_WIDTH) / dayWidth;
  if (days < 0 || days > plan.days || y < at.top) return undefined;
  return { row: rowAt(rows, y - at.top), night: nightAt(days) };
}
