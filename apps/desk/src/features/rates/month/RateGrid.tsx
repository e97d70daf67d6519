import type { RateMonth } from '@motel/api-client/desk-contracts';
import { civilDate } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { classes } from '@motel/ui';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Fob } from '../../../shared/fob/Fob.tsx';
import { shownWeekday } from '../../../shared/format/shown-dates.ts';
import { isWeekend } from '../../../shared/format/weekend.ts';
import { useMotel } from '../../../shared/motel.tsx';
import * as spots from '../selection.ts';
import { type NightsProps, nightView, RateCell } from './NightCell.tsx';
import * as styles from './RateGrid.css.ts';
import { SeasonLine } from './SeasonLine.tsx';

interface RateGridProps extends NightsProps {
  /** Shift and a press, while nights of another month are held. */
  readonly onReach: ((spot: spots.NightSpot) => void) | undefined;
}

/** A month of prices: room types down, nights across. Drag, tap twice, or hold Shift with the arrows. */
export function RateGrid(props: RateGridProps) {
  const { month, size, colours } = props;
  const { element, current, ...hands } = useGridHands(props);
  const nights = month.rooms[0]?.nights ?? [];
  const dearest = Math.max(...month.rooms.flatMap((room) => room.nights.map(({ price = 0 }) => price)));
  return (
    <section className={styles.frame} aria-label="Prices by day">
      <table
        ref={element}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen is a grid
        role="grid"
        aria-multiselectable="true"
        aria-label="Prices by day"
        className={classes(
          styles.table,
          dearest >= 1000 && (dearest < 100_000 ? styles.wide : styles.widest),
        )}
        {...hands}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.soft}>Room type</span>
            </th>
            {nights.map(({ date }, col) => (
              <th
                key={date}
                scope="col"
                className={classes(styles.day, isWeekend(civilDate(date)) && styles.weekend)}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.dayButton}
                  disabled={col < size.firstCol}
                  data-col={col}
                  onClick={byKeyboard(() => props.onSelect(spots.selectAt({ col }, size)))}
                >
                  {shownWeekday(date).slice(0, 2)}
                  <b>{Number(date.slice(8))}</b>
                </button>
              </th>
            ))}
          </tr>
          <SeasonLine colours={colours} />
        </thead>
        <tbody>
          {month.rooms.map((room, row) => (
            <RoomNights key={room.id} {...props} room={room} row={row} current={current} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RoomNightsProps extends RateGridProps {
  readonly room: RateMonth['rooms'][number];
  readonly row: number;
  readonly current: spots.Cell;
}

function RoomNights({ room, row, current, size, colours, ...props }: RoomNightsProps) {
  const { selection, onSelect } = props;
  const motel = useMotel();
  const rectangle = selection && spots.rectangleOf(selection);
  return (
    <tr>
      <th scope="row" className={classes(styles.corner, styles.rowHead)}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.rowTitle}
          disabled={size.firstCol >= size.cols}
          data-row={row}
          onClick={byKeyboard(() => onSelect(spots.selectAt({ row }, size)))}
        >
          <Fob room={room} isDecoration />
          <span>
            <span className={styles.rowName}>{room.title}</span>
            <span className={styles.soft}>
              {room.inStock ? counted(room.capacity, 'room') : 'not on the site'}
            </span>
          </span>
        </button>
      </th>
      {room.nights.map((night, col) => {
        const isSelected = rectangle !== undefined && spots.isInside(rectangle, { row, col });
        return (
          <RateCell
            key={night.date}
            row={row}
            col={col}
            season={colours[col]?.colour ?? 0}
            isPast={col < size.firstCol}
            isCurrent={current.row === row && current.col === col}
            isSelected={isSelected}
            sides={isSelected ? sidesOf(rectangle, { row, col }) : ''}
            {...nightView(motel, props, room, col, isSelected)}
          />
        );
      })}
    </tr>
  );
}

/** The selection by mouse, finger and keyboard. */
function useGridHands({ size, selection, onSelect, onReach, onEdit }: RateGridProps) {
  const element = useRef<HTMLTableElement>(null);
  const current = useCurrent(element, size, selection);
  const dragged = useDragged();

  function onPointerDown(event: PointerEvent) {
    const spot = spotAt(event.target, size);
    if (spot === undefined || event.button !== 0) return;
    if (event.shiftKey && onReach !== undefined && 'col' in spot) onReach(spot);
    else if (event.pointerType === 'touch' && spots.isCell(spot)) onSelect(spots.tapped(selection, spot));
    else {
      dragged.current = spots.isCell(spot) ? 'cell' : 'col' in spot ? 'col' : 'row';
      onSelect(
        event.shiftKey && selection ? spots.reachSpot(selection, spot, size) : spots.selectAt(spot, size),
      );
    }
  }

  function onPointerMove(event: PointerEvent) {
    const spot = dragged.current && spots.crossed(dragged.current, spotAt(event.target, size));
    if (spot === undefined || selection === undefined) return;
    const next = spots.reachSpot(selection, spot, size);
    if (next.head.row !== selection.head.row || next.head.col !== selection.head.col) onSelect(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || size.firstCol >= size.cols) return;
    if (event.key === 'Enter' && selection !== undefined) {
      event.preventDefault();
      onEdit();
      return;
    }
    const next = spots.moved(current, event.key, size);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(
      event.shiftKey ? spots.extendTo(selection ?? spots.selectOne(current), next) : spots.selectOne(next),
    );
  }

  return { element, current, onPointerDown, onPointerMove, onKeyDown };
}

/** The cell that the Tab key comes to: the head of the selection, or of the last one. Focus follows it within the grid. */
function useCurrent(
  element: RefObject<HTMLTableElement | null>,
  size: spots.GridSize,
  selection: spots.Selection | undefined,
): spots.Cell {
  const last = useRef<spots.Cell>({ row: 0, col: 0 });
  if (selection !== undefined) last.current = selection.head;
  const row = Math.min(last.current.row, size.rows - 1);
  const col = Math.min(Math.max(last.current.col, size.firstCol), size.cols - 1);
  useEffect(() => {
    if (!element.current?.contains(document.activeElement)) return;
    element.current.querySelector<HTMLElement>(`[data-at="${row},${col}"]`)?.focus();
  }, [element, row, col]);
  return { row, col };
}

/** The kind of spot on which a drag began: headings select whole nights, or whole types, as far as they go. */
function useDragged() {
  const dragged = useRef<'cell' | 'col' | 'row' | undefined>(undefined);
  useEffect(() => {
    const stop = () => {
      dragged.current = undefined;
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);
  return dragged;
}

/** The cell or heading that an event is about; nights gone by are not chosen. */
function spotAt(target: EventTarget, { firstCol }: spots.GridSize): spots.Spot | undefined {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-at], [data-col], [data-row]') : null;
  if (element === null) return undefined;
  const { at, col: heading, row: name } = element.dataset;
  if (name !== undefined) return { row: Number(name) };
  if (heading !== undefined) return Number(heading) < firstCol ? undefined : { col: Number(heading) };
  const [row = 0, col = 0] = (at ?? '').split(',').map(Number);
  return col < firstCol ? undefined : { row, col };
}

/** A press by pointer has selected before its click comes; a key, or a screen reader, clicks alone. */
function byKeyboard(select: () => void) {
  return ({ detail }: { readonly detail: number }) => {
    if (detail === 0) select();
  };
}

function sidesOf({ top, bottom, left, right }: spots.Rectangle, { row, col }: spots.Cell): string {
  return [row === top && 'top', row === bottom && 'bottom', col === left && 'left', col === right && 'right']
    .filter(Boolean)
    .join(' ');
}
