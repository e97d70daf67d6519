import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Grid, positionAt } from './grid.ts';
import type { Bar } from './layout/plan-bars.ts';
import { dayIn } from './layout/plan-bars.ts';
import { barAt, emptyNights, type Position } from './layout/walk.ts';
import { type Grip, wishedNights, wishOf } from './layout/wish.ts';
import { type Drag, setPlan, usePlan } from './plan-store.ts';
import { spotOf } from './spot.ts';

/** Pixels that a mouse moves before a press is a drag; those that a finger may move while it waits to lift a bar. */
const DRAG_FROM = 4;
const STILL = 8;
/** Milliseconds that a finger waits: before, it scrolls. */
const LONG_PRESS = 420;
/** Pixels at the end of a bar by which its dates are dragged, and by an edge of the window, where the plan scrolls. */
const END_GRIP = 8;
const EDGE = 36;

interface Press {
  readonly from: Position;
  readonly bar: Bar | undefined;
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
}

interface DragHands {
  /** A drag was let go. */
  readonly onDrop: (drag: Drag, keepsPrice: boolean) => void;
}

/**
 * Drags on the plan: a bar to another room or other dates, one of its ends, or empty nights. A mouse drags at once, a
 * finger after a long press. However fast the pointer moves, the plan looks once a frame, and draws only what changed.
 */
export function usePlanDrag(grid: Grid, { onDrop }: DragHands): void {
  const latest = useRef({ grid, onDrop });
  latest.current = { grid, onDrop };
  const navigate = useNavigate();

  useEffect(() => {
    const inside = grid.inside.current;
    if (inside === null) return undefined;
    let press: Press | undefined;
    let isDragging = false;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let pointer = { x: 0, y: 0 };

    const look = () => {
      frame = 0;
      if (!isDragging || press === undefined) return;
      const { grid: now } = latest.current;
      scrollAtEdge(now, pointer);
      const to = positionAt(now, pointer.x, pointer.y);
      const drag = to && dragOf(now, press, to);
      const before = usePlan.getState().drag;
      if (drag !== undefined && !isSameDrag(before, drag)) setPlan({ drag });
      // At an edge the plan goes on scrolling under a pointer that rests.
      if (isAtEdge(now, pointer)) frame = requestAnimationFrame(look);
    };
    const begin = () => {
      isDragging = true;
      setPlan({ news: undefined, chosen: undefined });
      look();
    };
    const end = () => {
      clearTimeout(wait);
      cancelAnimationFrame(frame);
      frame = 0;
      press = undefined;
      isDragging = false;
      setPlan({ drag: undefined });
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || press !== undefined) return;
      const { grid: now } = latest.current;
      const from = positionAt(now, event.clientX, event.clientY);
      if (from === undefined) return;
      const bar = barAt(now.rows, from);
      press = { from, bar, grip: gripOf(event, bar), x: event.clientX, y: event.clientY };
      pointer = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') wait = setTimeout(begin, LONG_PRESS);
      else if (bar === undefined) event.preventDefault();
    };
    const onMove = (event: PointerEvent) => {
      if (press === undefined) return;
      pointer = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(pointer.x - press.x, pointer.y - press.y);
      if (isDragging) frame ||= requestAnimationFrame(look);
      else if (event.pointerType === 'mouse') {
        if (far > DRAG_FROM) begin();
      } else if (far > STILL) end();
    };
    const onUp = (event: PointerEvent) => {
      if (press === undefined) return;
      const { drag } = usePlan.getState();
      const wasDragging = isDragging;
      end();
      if (!wasDragging) return;
      // The click that follows a drag opens nothing.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      if (drag !== undefined) latest.current.onDrop(drag, event.shiftKey);
    };
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { grid: now } = latest.current;
      const at = positionAt(now, event.clientX, event.clientY);
      if (at === undefined || (event.target as Element).closest('[data-cursor]')) return;
      const bar = barAt(now.rows, at);
      if (bar?.kind === 'closure') setPlan({ asked: { ask: 'reopen', bar } });
      if (bar === undefined) setPlan({ spot: spotOf(now.rows, now.plan.from, at), chosen: undefined });
      const link = (event.target as Element).closest('a');
      if (link === null) return;
      event.preventDefault();
      void navigate(link.pathname.replace('/desk', ''));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isDragging) end();
    };
    // A finger that drags does not scroll, unless the browser has begun to before a busy page could answer.
    const onTouch = (event: TouchEvent) => {
      if (isDragging && event.cancelable) event.preventDefault();
    };
    // The menu of a long press would end it, also where the browser is before us.
    const noMenu = (event: Event) => {
      if (press !== undefined) event.preventDefault();
    };
    inside.addEventListener('pointerdown', onDown);
    inside.addEventListener('click', onClick);
    inside.addEventListener('contextmenu', noMenu);
    inside.addEventListener('touchmove', onTouch, { passive: false });
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey);
    return () => {
      end();
      inside.removeEventListener('pointerdown', onDown);
      inside.removeEventListener('click', onClick);
      inside.removeEventListener('contextmenu', noMenu);
      inside.removeEventListener('touchmove', onTouch);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey);
    };
  }, [grid.inside, navigate]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function gripOf(event: PointerEvent, bar: Bar | undefined): Grip {
  const element = (event.target as Element).closest('[data-bar]');
  if (bar?.kind !== 'stay' || element === null) return 'whole';
  const { left, right } = element.getBoundingClientRect();
  if (right - left < 3 * END_GRIP) return 'whole';
  if (right - event.clientX < END_GRIP) return 'end';
  if (event.clientX - left < END_GRIP && !bar.stay.hasArrived) return 'start';
  return 'whole';
}

function dragOf({ plan, rows }: Grid, { from, bar, grip }: Press, to: Position): Drag | undefined {
  if (bar?.kind === 'stay') {
    const wish = wishOf(rows, bar, grip, from, to);
    const nights = wishedNights(wish, (date) => dayIn(plan, date as never));
    const wanted = rows.find((row) => row.kind === 'room' && row.index === wish.room);
    const row = wanted ?? (wish.room === undefined && grip === 'whole' ? rows[to.row] : rows[from.row]);
    return row && { kind: 'stay', bar, wish, row: row.key, nights };
  }
  const row = rows[from.row];
  if (bar !== undefined || row?.kind !== 'room') return undefined;
  return { kind: 'nights', row, nights: emptyNights(rows, from, Math.min(to.night, plan.days - 1)) };
}

function isSameDrag(one: Drag | undefined, other: Drag): boolean {
  if (one === undefined || one.kind !== other.kind) return false;
  const isSame = one.nights.first === other.nights.first && one.nights.end === other.nights.end;
  if (one.kind === 'stay' && other.kind === 'stay') return isSame && one.row === other.row;
  return isSame;
}

function isAtEdge({ scroller }: Grid, { x, y }: { x: number; y: number }): boolean {
  const at = scroller.current?.getBoundingClientRect();
  return (
    at !== undefined &&
    (y < at.top + 2 * EDGE || y > at.bottom - 3 * EDGE || x > at.right - EDGE || x < at.left + 5 * EDGE)
  );
}

function scrollAtEdge({ scroller }: Grid, { x, y }: { x: number; y: number }): void {
  const element = scroller.current;
  if (element === null) return;
  const at = element.getBoundingClientRect();
  if (y < at.top + 2 * EDGE) element.scrollTop -= 10;
  else if (y > at.bottom - 3 * EDGE) element.scrollTop += 10;
  if (x > at.right - EDGE) element.scrollLeft += 10;
  else if (x < at.left + 5 * EDGE) element.scrollLeft -= 10;
}
