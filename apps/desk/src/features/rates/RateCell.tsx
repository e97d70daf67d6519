import { classes } from '@motel/ui';
import { memo } from 'react';
import { NoArrivals, NoDepartures } from './NoSigns.tsx';
import type { NightView } from './night-view.ts';
import {
  before as beforeStyle,
  cell,
  closedWord,
  edges,
  limits as limitsStyle,
  long,
  seasons,
} from './RateGrid.css.ts';

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
export const RateCell = memo(function RateCell({
  row,
  col,
  season,
  isPast,
  isSelected,
  sides,
  ...night
}: RateCellProps) {
  const { main, before, limits, noArrivals, noDepartures, isClosed, isByHand, isCurrent, label } = night;
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
      aria-label={label}
    >
      {before !== '' && <del className={beforeStyle}>{before}</del>}
      <span className={main === 'closed' ? closedWord : main.length > 4 ? long : undefined}>{main}</span>
      {(limits !== '' || noArrivals || noDepartures) && (
        <span className={limitsStyle}>
          {limits}
          {noArrivals && <NoArrivals />}
          {noDepartures && <NoDepartures />}
        </span>
      )}
    </td>
  );
});
