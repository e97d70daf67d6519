import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import type { NightView } from './night-view.ts';
import {
  before as beforeStyle,
  cell,
  cents as centsStyle,
  closedWord,
  edges,
  limits as limitsStyle,
  long,
  noSign,
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

interface NightFiguresProps
  extends Pick<NightView, 'main' | 'before' | 'limits' | 'noArrivals' | 'noDepartures'> {
  readonly className?: string;
}

/** The figures of a night, for the eye: words beside them say the same. */
export function NightFigures({
  main,
  before,
  limits,
  noArrivals,
  noDepartures,
  className,
}: NightFiguresProps) {
  const [dollars = main, small] = main.split('.');
  return (
    <span aria-hidden="true" data-figures>
      {before !== '' && <del className={beforeStyle}>{before}</del>}
      <span className={classes(className, main === 'closed' ? closedWord : small !== undefined && long)}>
        {dollars}
        {small !== undefined && (
          <>
            <span hidden>.</span>
            <span className={centsStyle}>{small}</span>
          </>
        )}
      </span>
      {(limits !== '' || noArrivals || noDepartures) && (
        <span className={limitsStyle}>
          {limits}
          {noArrivals && <NoArrivals />}
          {noDepartures && <NoDepartures />}
        </span>
      )}
    </span>
  );
}

/** No stay begins on this day. */
export function NoArrivals() {
  return (
    <svg className={noSign} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M5 15L15 5" />
    </svg>
  );
}

/** No stay ends on this day. */
export function NoDepartures() {
  return (
    <svg className={noSign} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h14v14H3zM4 16L16 4" />
    </svg>
  );
}
