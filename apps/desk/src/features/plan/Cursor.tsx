import type { Plan } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { classes, LiveRegion } from '@motel/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { type OtherKeys, useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { barWords, dateOf, newStayPath } from './bar-words.ts';
import type { Grid } from './grid.ts';
import { columnsOf, type PlanRow, ROW_HEIGHT } from './layout/rows-and-columns.ts';
import { asItIs, barAt, emptyNights, type Position, type Step, walk } from './layout/wish.ts';
import { chosen as chosenStyle, cursor, LABEL_WIDTH } from './PlanGrid.css.ts';
import { firstSpot, positionOf, setPlan, spotOf, usePlan } from './plan-store.ts';
import { usePlanWindow } from './use-plan-window.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
const WEEK = 7;
const ON_THE_PLAN: OtherKeys = [
  [['↑', '↓', '←', '→'], 'Walk over stays and empty nights'],
  [['Shift', '←', '→'], 'Choose more empty nights'],
  [['Enter'], 'Open the stay, or book the nights'],
];

/** The one stop of the keyboard on the plan: arrows walk it over bars and empty nights, and it says where it is. */
export function Cursor({ grid }: { readonly grid: Grid }) {
  const motel = useMotel();
  const { move } = usePlanWindow();
  const { plan, rows, dayWidth } = grid;
  const place = usePlace(grid);
  const isDragging = usePlan((state) => state.drag !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const open = useOpen(grid, place);
  usePlanKeys(place);
  const { spot, chosen, at, row, nights } = place;
  useEffect(() => {
    if (spot !== undefined) button.current?.focus({ preventScroll: true });
  }, [spot]);
  if (at === undefined || row === undefined || nights === undefined) return null;
  const drawn = columnsOf(nights, plan.days);
  const here = spotWords(motel, plan, rows, at);
  const words = chosen
    ? `${here}. Chosen: ${counted(chosen.end - chosen.first, 'night')} from ${shownLongDay(dateOf(plan.from, chosen.first))}`
    : here;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(cursor, chosen && chosenStyle)}
        style={{
          top: row.top,
          height: ROW_HEIGHT[row.kind],
          left: LABEL_WIDTH + (drawn?.left ?? 0) * dayWidth,
          width: Math.max(20, (drawn?.width ?? 1) * dayWidth),
        }}
        aria-label={words}
        aria-keyshortcuts="M D C"
        onKeyDown={(event) => walkOn(event, grid, move, place)}
        onClick={open}
        data-cursor=""
      />
      <LiveRegion>{spot !== undefined && !isDragging && words}</LiveRegion>
    </>
  );
}

/** The row, bar and nights at the cursor; without a spot, at the first one. */
function usePlace({ plan, rows }: Grid) {
  const spot = usePlan((state) => state.spot);
  const chosen = usePlan((state) => state.chosen);
  const here = spot ?? firstSpot(rows, plan.today);
  const at = here && positionOf(rows, plan.from, here);
  const row = at && rows[at.row];
  const bar = at && barAt(rows, at);
  const nights = chosen ?? bar ?? (at && { first: at.night, end: at.night + 1 });
  return { spot, chosen, at, row, bar, nights };
}

type Place = ReturnType<typeof usePlace>;

function useOpen({ plan }: Grid, { row, bar, nights }: Place) {
  const navigate = useNavigate();
  return () => {
    if (bar?.kind === 'stay' || bar?.kind === 'change') void navigate(`/stays/${bar.stay.id}`);
    else if (bar?.kind === 'closure') setPlan({ asked: { ask: 'reopen', bar } });
    else if (row?.kind === 'room' && nights !== undefined) void navigate(newStayPath(plan, row, nights));
  };
}

function usePlanKeys({ row, bar, nights }: Place): void {
  const ask = (what: 'move' | 'dates') => () => {
    if (bar?.kind === 'stay') setPlan({ asked: { ask: what, wish: asItIs(bar), keepsPrice: false } });
  };
  const close = () => {
    if (row?.kind !== 'room' || nights === undefined || bar !== undefined) return;
    setPlan({ asked: { ask: 'close', row, nights } });
  };
  useShortcuts(
    {
      m: ['Move the stay', ask('move')],
      d: ['Change its dates', ask('dates')],
      c: ['Close the nights', close],
    },
    { others: ON_THE_PLAN },
  );
}

function walkOn(
  event: KeyboardEvent,
  { plan, rows }: Grid,
  move: ReturnType<typeof usePlanWindow>['move'],
  { at, row, bar, nights, chosen }: Place,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || at === undefined || nights === undefined) return;
  const step = STEPS[event.key];
  if (step === undefined) {
    if (event.key === 'Escape' && chosen !== undefined) setPlan({ chosen: undefined });
    return;
  }
  event.preventDefault();
  const isSideways = step === 'left' || step === 'right';
  if (event.shiftKey && bar === undefined && row?.kind === 'room' && isSideways) {
    const to = step === 'right' ? nights.end : nights.end - 2;
    setPlan({ chosen: emptyNights(rows, at, Math.max(at.night, Math.min(to, plan.days - 1))) });
    return;
  }
  const next = walk(rows, at, step, plan.days);
  if (next.night < 0) move(plan.from, -WEEK);
  else if (next.night >= plan.days) move(plan.from, WEEK);
  setPlan({ spot: spotOf(rows, plan.from, next), chosen: undefined });
}

/** Where a person is on the plan, in words: `Room 14, Hoodoo Double: Rashid Amiri, July 14 to 17, …`. */
function spotWords(motel: DeskMotel, plan: Plan, rows: readonly PlanRow[], at: Position): string {
  const row = rows[at.row];
  const day = shownLongDay(dateOf(plan.from, at.night));
  if (row === undefined) return day;
  if (row.kind === 'type') {
    const free = row.type.free[at.night];
    return free === undefined ? `${row.type.title}, ${day}` : `${row.type.title}, ${day}: ${free} free`;
  }
  const place =
    row.kind === 'lane'
      ? 'No number yet'
      : `Room ${row.room.number}, ${row.type.title}${row.room.isToClean ? ', to clean' : ''}`;
  const bar = barAt(rows, at);
  return bar === undefined ? `${place}, ${day}: free` : `${place}: ${barWords(motel, bar, plan.today)}`;
}
