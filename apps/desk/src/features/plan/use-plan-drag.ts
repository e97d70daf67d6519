import { useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type Grid, positionAt } from './grid.ts';
import { barAt } from './layout/walk.ts';
import { PlanDrag } from './plan-drag.ts';
import { type Drag, setPlan, spotOf } from './plan-store.ts';

interface DragHands {
  /** A drag has ended in a drop. */
  readonly onDrop: (drag: Drag, keepsPrice: boolean) => void;
}

/**
 * Drags on the plan: a bar to another room or other dates, one of its ends, or empty nights; and presses without a
 * drag.
 */
export function usePlanDrag(grid: Grid, { onDrop }: DragHands): void {
  const latest = useRef({ grid, onDrop });
  latest.current = { grid, onDrop };
  const navigate = useNavigate();

  useEffect(() => {
    const inside = grid.inside.current;
    if (inside === null) return undefined;
    const drag = new PlanDrag(
      () => latest.current.grid,
      (dropped, keepsPrice) => latest.current.onDrop(dropped, keepsPrice),
    );
    const listening = new AbortController();
    const { signal } = listening;
    inside.addEventListener('pointerdown', (event) => drag.press(event), { signal });
    window.addEventListener('pointermove', (event) => drag.move(event), { signal });
    window.addEventListener('pointerup', (event) => drag.letGo(event), { signal });
    window.addEventListener('pointercancel', () => drag.cancel(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && drag.isDragging && drag.cancel(), {
      signal,
    });
    inside.addEventListener('click', (event) => press(event, latest.current.grid, navigate), { signal });
    // The click that follows a drag opens nothing.
    window.addEventListener('click', (event) => drag.isSettling && swallow(event), { capture: true, signal });
    // A finger that drags does not scroll, unless the browser has begun to before a busy page could answer.
    const onTouch = (event: TouchEvent) => drag.isDragging && event.cancelable && event.preventDefault();
    inside.addEventListener('touchmove', onTouch, { passive: false, signal });
    // The menu of a long press would end it, also where the browser is before us.
    inside.addEventListener('contextmenu', (event) => drag.isPressed && event.preventDefault(), { signal });
    return () => {
      listening.abort();
      drag.cancel();
    };
  }, [grid.inside, navigate]);
}

function press(event: MouseEvent, grid: Grid, navigate: NavigateFunction): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { plan, rows } = grid;
  const at = positionAt(grid, event.clientX, event.clientY);
  const target = event.target as Element;
  if (at === undefined || target.closest('[data-cursor]')) return;
  const bar = barAt(rows, at);
  if (bar?.kind === 'closure') setPlan({ asked: { ask: 'reopen', bar } });
  if (bar === undefined) setPlan({ spot: spotOf(rows, plan.from, at), chosen: undefined });
  const link = target.closest('a');
  if (link === null) return;
  event.preventDefault();
  void navigate(link.pathname.replace('/desk', ''));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
