/** A cell of the grid: the row of a room type, the column of a night. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Cells from where it began to where it is now, as a rectangle. */
export interface Selection {
  readonly anchor: Cell;
  readonly head: Cell;
}

/** The grid's size, and the first night that has not gone by. */
export interface GridSize {
  readonly rows: number;
  readonly cols: number;
  readonly firstCol: number;
}

export function selectOne(cell: Cell): Selection {
  return { anchor: cell, head: cell };
}

export function extendTo({ anchor }: Selection, head: Cell): Selection {
  return { anchor, head };
}

/** A cell, or the heading of a night. */
export type NightSpot = Cell | { readonly col: number };
/** Where a press is: there, or on the heading of a room type. */
export type Spot = NightSpot | { readonly row: number };

/** The selection of a press on a spot: a cell, a night of every room type, or every night to come of a room type. */
export function selectAt(spot: Spot, size: GridSize): Selection {
  return { anchor: startOf(spot, size), head: endOf(spot, size) };
}

/** The selection of a drag, or of a press with Shift: from where it began to a spot. A heading takes whole nights or types. */
export function reachSpot({ anchor }: Selection, spot: Spot, size: GridSize): Selection {
  const start = startOf(spot, size);
  return {
    anchor: { row: 'row' in spot ? anchor.row : start.row, col: 'col' in spot ? anchor.col : start.col },
    head: endOf(spot, size),
  };
}

function startOf(spot: Spot, { firstCol }: GridSize): Cell {
  return { row: 0, col: firstCol, ...spot };
}

function endOf(spot: Spot, { rows, cols }: GridSize): Cell {
  return { row: rows - 1, col: cols - 1, ...spot };
}

/** The next cell in a direction, within the grid. */
export function moved({ row, col }: Cell, key: string, { rows, cols, firstCol }: GridSize): Cell | undefined {
  const to: Readonly<Record<string, Cell>> = {
    ArrowLeft: { row, col: col - 1 },
    ArrowRight: { row, col: col + 1 },
    ArrowUp: { row: row - 1, col },
    ArrowDown: { row: row + 1, col },
    Home: { row, col: firstCol },
    End: { row, col: cols - 1 },
  };
  const next = to[key];
  return next && { row: within(next.row, 0, rows - 1), col: within(next.col, firstCol, cols - 1) };
}

export type Rectangle = Readonly<ReturnType<typeof rectangleOf>>;

export function rectangleOf({ anchor, head }: Selection) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.col, head.col),
    right: Math.max(anchor.col, head.col),
  };
}

export function isInside({ top, bottom, left, right }: Rectangle, { row, col }: Cell): boolean {
  return top <= row && row <= bottom && left <= col && col <= right;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function isCell(spot: Spot): spot is Cell {
  return 'row' in spot && 'col' in spot;
}

/** The spot that a drag reaches: one that began on a heading goes by nights, or by types, alone. */
export function crossed(began: 'cell' | 'col' | 'row', spot: Spot | undefined): Spot | undefined {
  if (spot === undefined) return undefined;
  if (began === 'col') return 'col' in spot ? { col: spot.col } : undefined;
  if (began === 'row') return 'row' in spot ? { row: spot.row } : undefined;
  return isCell(spot) ? spot : undefined;
}

/** By touch a second tap in the same row ends a span, and one on the only night takes it back. */
export function tapped(selection: Selection | undefined, cell: Cell): Selection | undefined {
  if (selection === undefined) return selectOne(cell);
  const { anchor, head } = selection;
  const isOne = anchor.row === head.row && anchor.col === head.col;
  if (!isOne || anchor.row !== cell.row) return selectOne(cell);
  return anchor.col === cell.col ? undefined : extendTo(selection, cell);
}
