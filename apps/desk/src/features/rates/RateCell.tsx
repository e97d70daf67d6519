import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import { NightFigures } from './NightFigures.tsx';
import type { NightView } from './night-view.ts';
import { cell, edges, seasons } from './RateGrid.css.ts';

interface RateCellProps extends NightView {
  readonly row: number;
  readonly col: number;
  /** The colour of its season; 0 is all year. */
  readonly season: 0 | 1 | 2 | 3;
  readonly isPast: boolean;
  /** The cell that the Tab key comes to. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** The sides at which the selection ends, such as `top left`. */
  readonly sides: string;
}

/** A night of a room type. It is drawn again only when something of it has changed. */
export const RateCell = memo(function RateCell(props: RateCellProps) {
  const { row, col, season, isPast, isCurrent, isSelected, sides, isClosed, isByHand, label, ...figures } =
    props;
  const frame = sides === '' ? [] : (sides.split(' ') as (keyof typeof edges)[]).map((side) => edges[side]);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is chosen
      role="gridcell"
      className={classes(cell, seasons[season], ...frame)}
      data-at={`${row},${col}`}
      data-past={isPast}
      data-hand={isByHand}
      data-closed={isClosed}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isSelected}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <NightFigures {...figures} />
    </td>
  );
});
