import { type RefObject, useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type Grid, type Point, positionAt } from './grid.ts';
import type { Bar } from './layout/plan-bars.ts';
import { barAt, emptyNights, type Grip, type Position, wishedNights, wishOf } from './layout/wish.ts';
import { type Drag, setPlan, spotOf, usePlan } from './plan-store.ts';

/** Drags a bar, one of its ends, or over empty nights; and answers presses without a drag. */
export function usePlanDrag(grid: Grid, onDrop: OnDrop): void {
  const latest = useRef({ grid, onDrop });
  latest.current = { grid, onDrop };
  const navigate = useNavigate();

  useEffect(() => {
    const inside = grid.inside.current;
    if (inside === null) return undefined;
    const drag = new PlanDrag(latest);
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
  const at = positionAt(grid, pointOf(event));
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

/** Pixels that a mouse moves before a press is a drag; those that a finger may move while it waits to lift a bar. */
const DRAG_FROM = 4;
const STILL = 8;
/** Milliseconds that a finger waits: before, it scrolls. */
const LONG_PRESS = 420;
/** Pixels at the end of a bar by which its dates are dragged, and by an edge of the window, where the plan scrolls. */
const END_GRIP = 8;
const EDGE = 36;

type OnDrop = (drag: Drag, keepsPrice: boolean) => void;

/** As the page drew them last. */
type Latest = Readonly<RefObject<{ readonly grid: Grid; readonly onDrop: OnDrop }>>;

interface Press extends Point {
  readonly from: Position;
  readonly bar: Bar | undefined;
  readonly grip: Grip;
}

/** `settling` lasts until the click that follows a drag has gone by. */
type State =
  | { readonly name: 'idle' | 'settling' }
  | { readonly name: 'pressing' | 'dragging'; readonly press: Press; readonly wait?: Timeout };

type Timeout = ReturnType<typeof setTimeout> | undefined;

const IDLE: State = { name: 'idle' };

/** A mouse drags at once, a finger after a long press. The plan looks once a frame, however fast the pointer moves. */
class PlanDrag {
  #state: State = IDLE;
  #pointer: Point = { x: 0, y: 0 };
  #frame = 0;
  readonly #latest: Latest;

  constructor(latest: Latest) {
    this.#latest = latest;
  }

  get isPressed(): boolean {
    return 'press' in this.#state;
  }

  get isDragging(): boolean {
    return this.#state.name === 'dragging';
  }

  get isSettling(): boolean {
    return this.#state.name === 'settling';
  }

  press(event: PointerEvent): void {
    if (event.button !== 0 || this.isPressed) return;
    const { grid } = this.#latest.current;
    const point = pointOf(event);
    const from = positionAt(grid, point);
    if (from === undefined) return;
    const bar = barAt(grid.rows, from);
    const press = { from, bar, grip: gripOf(event, bar), ...point };
    const isMouse = event.pointerType === 'mouse';
    const wait = isMouse ? undefined : setTimeout(() => this.#begin(press), LONG_PRESS);
    this.#pointer = point;
    this.#state = { name: 'pressing', press, wait };
    if (isMouse && bar === undefined) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const state = this.#state;
    if (!('press' in state)) return;
    this.#pointer = pointOf(event);
    if (state.name !== 'pressing') {
      this.#frame ||= requestAnimationFrame(() => this.#look(state.press));
      return;
    }
    const far = Math.hypot(this.#pointer.x - state.press.x, this.#pointer.y - state.press.y);
    if (event.pointerType !== 'mouse') {
      if (far > STILL) this.cancel();
    } else if (far > DRAG_FROM) this.#begin(state.press);
  }

  letGo(event: PointerEvent): void {
    if (!this.isPressed) return;
    const { isDragging } = this;
    const { drag } = usePlan.getState();
    this.cancel();
    if (!isDragging) return;
    this.#state = { name: 'settling' };
    setTimeout(() => {
      if (this.isSettling) this.#state = IDLE;
    }, 0);
    if (drag !== undefined) this.#latest.current.onDrop(drag, event.shiftKey);
  }

  cancel(): void {
    if ('wait' in this.#state) clearTimeout(this.#state.wait);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#state = IDLE;
    setPlan({ drag: undefined });
  }

  #begin(press: Press): void {
    this.#state = { name: 'dragging', press };
    setPlan({ news: undefined, chosen: undefined });
    this.#look(press);
  }

  #look(press: Press): void {
    this.#frame = 0;
    const { grid } = this.#latest.current;
    const [dx, dy] = scrollAt(grid, this.#pointer);
    grid.scroller.current?.scrollBy(dx, dy);
    const to = positionAt(grid, this.#pointer);
    const drag = to && dragOf(grid, press, to);
    if (drag !== undefined && !isSameDrag(usePlan.getState().drag, drag)) setPlan({ drag });
    // At an edge the plan goes on scrolling under a pointer that rests.
    if (dx !== 0 || dy !== 0) this.#frame = requestAnimationFrame(() => this.#look(press));
  }
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
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
    const nights = wishedNights(plan, wish);
    const wanted = rows.find((row) => row.kind === 'room' && row.room.id === wish.room?.id);
    const row = wanted ?? (wish.room === undefined && grip === 'whole' ? rows[to.row] : rows[from.row]);
    return row && { kind: 'stay', bar, wish, row: row.key, nights };
  }
  const row = rows[from.row];
  if (bar !== undefined || row?.kind !== 'room') return undefined;
  return { kind: 'nights', row, nights: emptyNights(rows, from, Math.min(to.night, plan.days - 1)) };
}

function isSameDrag(one: Drag | undefined, { row, nights }: Drag): boolean {
  return one?.row === row && one.nights.first === nights.first && one.nights.end === nights.end;
}

/** The pixels by which the plan scrolls in a frame, where the pointer is at one of its edges. */
function scrollAt({ scroller }: Grid, { x, y }: Point): readonly [number, number] {
  const at = scroller.current?.getBoundingClientRect();
  if (at === undefined) return [0, 0];
  return [
    x > at.right - EDGE ? 10 : x < at.left + 5 * EDGE ? -10 : 0,
    y < at.top + 2 * EDGE ? -10 : y > at.bottom - 3 * EDGE ? 10 : 0,
  ];
}
