import { classes } from '@motel/ui';
import { useSettled } from '../../shared/field/use-settled.ts';
import { useMotel } from '../../shared/motel.tsx';
import { barWords, datesOf, shownName } from './bar-words.ts';
import { DifferenceLines } from './change/ChangeDialog.tsx';
import { type ChangePreview, type PlanActions, useChangePreview } from './change/use-plan-actions.ts';
import { band, card, cardLeft, cardRight, ghost, hints, note, refused, refusedWords } from './Ghost.css.ts';
import type { Grid } from './grid.ts';
import { columnsOf, ROW_HEIGHT } from './layout/rows-and-columns.ts';
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
  const wish = drag?.kind === 'stay' ? drag.wish : undefined;
  // What a drag only passes over asks the server for nothing.
  const hasRested = JSON.stringify(useSettled(wish, REST)) === JSON.stringify(wish);
  const price = useChangePreview(hasRested ? wish : undefined);
  usePlanDrag(grid, useDrop(grid, price, actions));
  if (drag === undefined) return null;
  const row = drag.kind === 'nights' ? drag.row : rows.find(({ key }) => key === drag.row);
  const place = columnsOf(drag.nights, plan.days);
  if (row === undefined || place === undefined) return null;
  const obstacle = drag.kind === 'stay' ? inTheWay(rows, drag.wish, drag.nights) : undefined;
  const refusal = obstacle ? `In the way: ${barWords(motel, obstacle, plan.today)}.` : price.refusal;
  return (
    <>
      <div
        className={classes(ghost, drag.kind === 'nights' && band, refusal !== undefined && refused)}
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
      {drag.kind === 'stay' && <DragCard plan={plan} drag={drag} refusal={refusal} preview={price.preview} />}
    </>
  );
}

/** A drop acts at once within a kind, or at a known price that is owed later; any other one asks in a dialog first. */
function useDrop({ plan, rows }: Grid, { stay, preview, refusal }: ChangePreview, actions: PlanActions) {
  const motel = useMotel();
  return (drag: Drag, keepsPrice: boolean) => {
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
      const taken = `Room ${wish.room?.number ?? ''} is taken`;
      const words = `${shownName(wish.stay)} stays: ${taken}. ${barWords(motel, obstacle, plan.today)}.`;
      setPlan({ news: { words, isRefusal: true } });
      return;
    }
    if (meaning === 'number') void actions.giveRoom(wish);
    else if (refusal !== undefined) setPlan({ news: { words: refusal, isRefusal: true } });
    else if (!keepsPrice && stay !== undefined && preview !== undefined && preview.difference >= 0) {
      void actions.changeStay({ stay, wish, difference: preview.difference, pay: 'later' });
    } else setPlan({ asked: { ask: 'move', wish, keepsPrice } });
  };
}

interface DragCardProps extends Pick<ChangePreview, 'refusal' | 'preview'>, Pick<Grid, 'plan'> {
  readonly drag: Drag & { kind: 'stay' };
}

/** The effect of the drop, line by line, beside the part of the plan where the pointer is. */
function DragCard({ plan, drag, refusal, preview }: DragCardProps) {
  const { wish, nights } = drag;
  const { room } = wish;
  const old = wish.bar.room;
  const meaning = meaningOf(wish);
  const type = plan.types.find(({ id }) => id === wish.typeId);
  const isPriced = meaning === 'price' && refusal === undefined;
  const isRight = (nights.first + nights.end) / 2 < plan.days / 2;
  return (
    <aside className={classes(card, isRight ? cardRight : cardLeft)} aria-live="polite">
      <h3>
        {shownName(wish.stay)} {room === undefined ? '' : `to room ${room.number}, ${type?.title ?? ''}`}
      </h3>
      <p className={note}>
        {old !== undefined && old.id !== room?.id && `From ${old.number}. `}
        {wish.checkIn === wish.stay.checkIn && wish.checkOut === wish.stay.checkOut
          ? `Same nights: ${datesOf(wish.stay)}.`
          : `${datesOf(wish)}, before ${datesOf(wish.stay)}.`}
      </p>
      {refusal !== undefined && <p className={refusedWords}>{refusal}</p>}
      {meaning === 'number' && refusal === undefined && <p>Nothing to pay.</p>}
      {isPriced && preview === undefined && <p className={note}>Working out the price…</p>}
      {isPriced && preview !== undefined && <DifferenceLines preview={preview} />}
      <p className={hints}>
        <span>Drop to {meaning === 'nothing' ? 'leave it' : 'move'}</span>
        {isPriced && (
          <span>
            <kbd>Shift</kbd> keep the price
          </span>
        )}
        <span>
          <kbd>Esc</kbd> put back
        </span>
      </p>
    </aside>
  );
}
