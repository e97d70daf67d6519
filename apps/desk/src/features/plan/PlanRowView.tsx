import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { ProposeNumbers } from './change/ProposeNumbers.tsx';
import { columnsOf } from './layout/columns.ts';
import type { Bar } from './layout/plan-bars.ts';
import { type PlanRow, ROW_HEIGHT } from './layout/rows.ts';
import { PlanBar } from './PlanBar.tsx';
import * as styles from './PlanGrid.css.ts';

interface PlanRowProps {
  readonly row: PlanRow;
  readonly days: number;
  readonly today: string;
  /** Pixels. */
  readonly dayWidth: number;
  /** The days in sight, and some beside them. */
  readonly first: number;
  readonly end: number;
  /** All stays without a number. */
  readonly unassigned: number;
}

/** One row of the plan. It is drawn again only when its own bars change, or other days come into sight. */
export const PlanRowView = memo(function PlanRowView(props: PlanRowProps) {
  const { row, unassigned } = props;
  const at = { top: row.top, height: ROW_HEIGHT[row.kind] };
  if (row.kind === 'type') {
    return (
      <div className={styles.typeRow} style={at}>
        <div className={styles.typeLabel} title={row.type.title}>
          <Fob room={row.type} size="small" isDecoration />
          <span className={styles.typeName}>{row.type.title}</span>
        </div>
        <FreeNights {...props} free={row.type.free} />
      </div>
    );
  }
  if (row.kind === 'lane') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a row of bars is no form
      <div className={styles.laneRow} style={at} role="group" aria-label="No number yet">
        <div className={styles.laneLabel}>
          {row.lane === 0 && (
            <>
              No number <span className={styles.count}>{unassigned}</span>
              <ProposeNumbers isSmall />
            </>
          )}
        </div>
        <Bars {...props} bars={row.bars} />
      </div>
    );
  }
  const { number, isToClean } = row.room;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of bars is no form
    <div className={styles.roomRow} style={at} role="group" aria-label={`Room ${number}`}>
      <div className={styles.roomLabel}>
        <span className={styles.roomNumber}>{number}</span>
        {isToClean && (
          <span title="To clean">
            <DeskIcon name="broom" size="small" />
            <VisuallyHidden>to clean</VisuallyHidden>
          </span>
        )}
      </div>
      <Bars {...props} bars={row.bars} />
    </div>
  );
});

type Within = Omit<PlanRowProps, 'row' | 'unassigned'>;

function Bars({ bars, days, today, dayWidth, first, end }: Within & { readonly bars: readonly Bar[] }) {
  return bars.map((bar) => {
    if (bar.end < first || bar.first > end) return null;
    const place = columnsOf(bar, days);
    return place && <PlanBar key={bar.key} bar={bar} place={place} today={today} dayWidth={dayWidth} />;
  });
}

function FreeNights({ free, days, dayWidth, first, end }: Within & { readonly free: readonly number[] }) {
  return free.slice(Math.max(0, first), Math.min(days, end + 1)).map((rooms, index) => {
    const night = Math.max(0, first) + index;
    return (
      <span
        key={night}
        className={classes(styles.freeOfType, rooms === 0 && styles.none)}
        style={{ left: styles.LABEL_WIDTH + night * dayWidth }}
        aria-hidden="true"
      >
        {rooms}
      </span>
    );
  });
}
