import { useEffect } from 'react';
import type { Grid } from './grid.ts';
import { ROW_HEIGHT } from './layout/rows.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { usePlan } from './plan-store.ts';
import { positionOf } from './spot.ts';

/** Pixels of the head and the foot, which cover rows, and of a row beside. */
const [HEAD, FOOT] = [50, 76];

/** Scrolls the plan so that the row and the night where a person walks are in sight. */
export function useKeepInSight(grid: Grid): void {
  const spot = usePlan((plan) => plan.spot);
  // The latest plan, without scrolling back when only the plan has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person's own scrolling stays as it is until they walk
  useEffect(() => {
    const element = grid.scroller.current;
    if (spot === undefined || element === null) return;
    const at = positionOf(grid.rows, grid.plan.from, spot);
    const row = grid.rows[at.row];
    if (row === undefined) return;
    const bottom = row.top + ROW_HEIGHT[row.kind];
    const room = element.clientHeight - HEAD - FOOT;
    if (row.top < element.scrollTop) element.scrollTop = row.top;
    else if (bottom > element.scrollTop + room) element.scrollTop = bottom - room;
    const left = at.night * grid.dayWidth;
    const shown = element.clientWidth - LABEL_WIDTH;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + 2 * grid.dayWidth > element.scrollLeft + shown) {
      element.scrollLeft = left + 2 * grid.dayWidth - shown;
    }
  }, [spot]);
}
