import { classes } from '@motel/ui';
import { useEffect, useState } from 'react';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { barWords, shownName } from './bar-words.ts';
import { type ChangePreview, useChangePreview } from './change/use-change-preview.ts';
import type { PlanActions } from './change/use-plan-actions.ts';
import { DragCard } from './DragCard.tsx';
import { band, ghost, refused } from './Ghost.css.ts';
import type { Grid } from './grid.ts';
import { columnsOf } from './layout/columns.ts';
import { ROW_HEIGHT } from './layout/rows.ts';
import { inTheWay, meaningOf } from './layout/wish.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { type Drag, setPlan, usePlan } from './plan-store.ts';
import { usePlanDrag } from './use-plan-drag.ts';

/** Milliseconds. */
const REST = 140;

/** The dragged bar, its new place, and the effect of the drop. A drag draws nothing else again. */
export function Ghost({ grid, actions }: { readonly grid: Grid; readonly actions: PlanActions }) {
  const motel = useMotel();
  const { plan, rows, dayWidth } = grid;
  const drag = usePlan((state) => state.drag);
  const price = useChangePreview(plan, useSettled(drag?.kind === 'stay' ? drag.wish : undefined));
  usePlanDrag(grid, {
    onDrop: (last, keepsPrice) => dropped(motel, grid, last, keepsPrice, price, actions),
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

/** A value once it has rested for a moment: what a drag only passes over asks the server for nothing. */
function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value ? settled : undefined;
}

/**
 * The effect of the drop: another room of the same kind at once; other dates or another kind of room as the card has
 * said it, to be paid later. Everything else is asked in a dialog first: money that goes back, a price that is kept,
 * and a price that is not known yet.
 */
function dropped(
  motel: DeskMotel,
  { plan, rows }: Grid,
  drag: Drag,
  keepsPrice: boolean,
  { stay, preview, refusal }: ChangePreview,
  actions: PlanActions,
): void {
  actions.forgetProblem();
  if (drag.kind === 'nights') {
    setPlan({ asked: { ask: 'nights', row: drag.row, nights: drag.nights } });
    return;
  }
  const { wish, nights } = drag;
  const meaning = meaningOf(wish);
  if (meaning === 'nothing') return;
  const obstacle = inTheWay(rows, wish, nights);
  if (obstacle !== undefined) {
    const room = wish.room === undefined ? '' : `Room ${plan.rooms[wish.room]?.number ?? ''}`;
    const words = `${shownName(wish.stay)} stays: ${room} is taken. ${barWords(motel, obstacle, plan.today)}.`;
    setPlan({ news: { words, isRefusal: true } });
    return;
  }
  if (meaning === 'number') void actions.giveRoom(wish);
  else if (refusal !== undefined) setPlan({ news: { words: refusal, isRefusal: true } });
  else if (!keepsPrice && stay !== undefined && preview !== undefined && preview.difference >= 0) {
    void actions.changeStay({ stay, wish, difference: preview.difference, pay: 'later' });
  } else setPlan({ asked: { ask: 'move', wish, keepsPrice } });
}
