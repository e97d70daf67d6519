import { classes } from '@motel/ui';
import { shownName } from './bar-words.ts';
import { useChangePreview } from './change/use-change-preview.ts';
import type { PlanActions } from './change/use-plan-actions.ts';
import { DragCard } from './DragCard.tsx';
import { dropped } from './dropped.ts';
import { band, ghost, refused } from './Ghost.css.ts';
import type { Grid } from './grid.ts';
import { columnsOf } from './layout/columns.ts';
import { ROW_HEIGHT } from './layout/rows.ts';
import { inTheWay } from './layout/wish.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { usePlan } from './plan-store.ts';
import { usePlanDrag } from './use-plan-drag.ts';
import { useSettled } from './use-settled.ts';

interface GhostProps {
  readonly grid: Grid;
  readonly actions: PlanActions;
}

/** The dragged bar, its new place, and the effect of letting go. A drag draws nothing else again. */
export function Ghost({ grid, actions }: GhostProps) {
  const { plan, rows, dayWidth } = grid;
  const drag = usePlan((state) => state.drag);
  const price = useChangePreview(plan, useSettled(drag?.kind === 'stay' ? drag.wish : undefined));
  usePlanDrag(grid, {
    onDrop: (last, keepsPrice) => dropped(grid, last, keepsPrice, price, actions),
  });
  if (drag === undefined) return null;
  const row = drag.kind === 'nights' ? drag.row : rows.find(({ key }) => key === drag.row);
  const place = columnsOf(drag.nights, plan.days);
  if (row === undefined || place === undefined) return null;
  const isRefused =
    drag.kind === 'stay' &&
    (price.refusal !== undefined || inTheWay(rows, drag.wish, drag.nights) !== undefined);
  return (
    <>
      <div
        className={classes(ghost, drag.kind === 'nights' && band, isRefused && refused)}
        style={{
          top: row.top,
          height: ROW_HEIGHT[row.kind],
          left: LABEL_WIDTH + place.left * dayWidth,
          width: place.width * dayWidth,
        }}
        data-ghost=""
        aria-hidden="true"
      >
        {drag.kind === 'stay' ? shownName(drag.wish.stay) : drag.nights.end - drag.nights.first}
      </div>
      {drag.kind === 'stay' && <DragCard grid={grid} drag={drag} price={price} />}
    </>
  );
}
