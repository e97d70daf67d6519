import { civilDate, nightsOf } from '@motel/booking-core';
import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { barWords, STATE_ICONS, shownName } from './bar-words.ts';
import { ProposeNumbers } from './change/ProposeNumbers.tsx';
import type { Grid } from './grid.ts';
import { type Bar, barState } from './layout/plan-bars.ts';
import { columnsOf, type PlanRow, ROW_HEIGHT } from './layout/rows-and-columns.ts';
import * as barStyles from './PlanBar.css.ts';
import * as styles from './PlanGrid.css.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { usePlan } from './plan-store.ts';

interface PlanRowProps {
  readonly grid: Grid;
  readonly row: PlanRow;
  /** The days in sight, and some beside them: `[first, end)`. */
  readonly inSight: readonly [number, number];
}

/** One row of the plan. It is drawn again only when its own bars change, or other days come into sight. */
export const PlanRowView = memo(function PlanRowView(props: PlanRowProps) {
  const { row, grid } = props;
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
  const isLane = row.kind === 'lane';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of bars is no form
    <div
      className={isLane ? styles.laneRow : styles.roomRow}
      style={at}
      role="group"
      aria-label={isLane ? 'No number yet' : `Room ${row.room.number}`}
    >
      {isLane ? (
        <div className={styles.laneLabel}>
          {row.lane === 0 && (
            <>
              No number <span className={styles.count}>{grid.unassigned}</span>
              <ProposeNumbers isSmall />
            </>
          )}
        </div>
      ) : (
        <div className={styles.roomLabel}>
          <span className={styles.roomNumber}>{row.room.number}</span>
          {row.room.isToClean && (
            <span title="To clean">
              <DeskIcon name="broom" size="small" />
              <VisuallyHidden>to clean</VisuallyHidden>
            </span>
          )}
        </div>
      )}
      <Bars {...props} bars={row.bars} />
    </div>
  );
});

type Within = Pick<PlanRowProps, 'grid' | 'inSight'>;

function Bars({ bars, grid, inSight: [first, end] }: Within & { readonly bars: readonly Bar[] }) {
  const shown = bars.filter((bar) => bar.end >= first && bar.first <= end);
  return shown.map((bar) => <PlanBar key={bar.key} bar={bar} grid={grid} />);
}

function FreeNights({ free, grid, inSight: [first, end] }: Within & { readonly free: readonly number[] }) {
  const { plan, dayWidth } = grid;
  return free.slice(Math.max(0, first), Math.min(plan.days, end + 1)).map((rooms, index) => {
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

interface PlanBarProps extends Pick<PlanRowProps, 'grid'> {
  readonly bar: Bar;
}

/** Pixels below which a bar shows letters only, and one letter. */
const SHORT = 48;
const TINY = 34;

/** A stay, a hold or a closure. A press opens it, a drag moves it; the keyboard reaches it by the plan's own focus. */
const PlanBar = memo(function PlanBar({ bar, grid }: PlanBarProps) {
  const motel = useMotel();
  const { days, today } = grid.plan;
  const isLifted = usePlan(({ drag }) => drag?.kind === 'stay' && drag.bar.key === bar.key);
  const state = barState(bar, today);
  const icon = STATE_ICONS[state];
  const place = columnsOf(bar, days);
  if (place === undefined) return null;
  const width = place.width * grid.dayWidth;
  const className = classes(
    barStyles.bar,
    barStyles.placed,
    barStyles.states[state],
    place.isCutLeft && barStyles.cutLeft,
    place.isCutRight && barStyles.cutRight,
    width < SHORT && barStyles.short,
    width < TINY && owesMoney(bar) && barStyles.owing,
    isLifted && barStyles.lifted,
  );
  const style = { left: LABEL_WIDTH + place.left * grid.dayWidth, width: Math.max(0, width - 2) };
  const words = barWords(motel, bar, today);
  const shared = { className, style, title: words, 'aria-label': words, 'data-bar': bar.key };
  if ('out' in bar) {
    return (
      <div {...shared} role="img">
        <span className={classes(barStyles.name, barStyles.onHatch)}>{bar.out.reason}</span>
      </div>
    );
  }
  const { stay } = bar;
  return (
    <a {...shared} href={`/desk/stays/${stay.id}`} tabIndex={-1} draggable={false}>
      {icon && width >= TINY && <DeskIcon name={icon} className={barStyles.icon} />}
      {owesMoney(bar) && state !== 'gone' && width >= TINY && (
        <span className={barStyles.owes} data-sign={motel.money.sign[0]} />
      )}
      <span className={barStyles.name}>{shownName(stay)}</span>
      {width >= SHORT && (
        <span
          className={barStyles.nights}
          data-nights={nightsOf({ checkIn: civilDate(stay.checkIn), checkOut: civilDate(stay.checkOut) })}
        />
      )}
    </a>
  );
});

function owesMoney(bar: Bar): boolean {
  return bar.kind === 'stay' && (bar.stay.balance ?? 0) > 0 && bar.stay.payer === undefined;
}
