import { civilDate, nightsOf } from '@motel/booking-core';
import { classes, VisuallyHidden } from '@motel/ui';
import { memo } from 'react';
import { Fob } from '../../shared/fob/Fob.tsx';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { barWords, shownName } from './bar-words.ts';
import { ProposeNumbers } from './change/ProposeNumbers.tsx';
import { type Bar, barState } from './layout/plan-bars.ts';
import { columnsOf, type PlanRow, ROW_HEIGHT } from './layout/rows-and-columns.ts';
import * as barStyles from './PlanBar.css.ts';
import * as styles from './PlanGrid.css.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { usePlan } from './plan-store.ts';

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
  const inSight = bars.filter((bar) => bar.end >= first && bar.first <= end);
  return inSight.map((bar) => (
    <PlanBar key={bar.key} bar={bar} days={days} today={today} dayWidth={dayWidth} />
  ));
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

interface PlanBarProps extends Pick<PlanRowProps, 'days' | 'today' | 'dayWidth'> {
  readonly bar: Bar;
}

/** Pixels below which a bar shows letters only. */
const SHORT = 48;
const TINY = 34;

/** A stay, a hold or a closure. A press opens it, a drag moves it; the keyboard reaches it by the plan's own focus. */
const PlanBar = memo(function PlanBar({ bar, days, today, dayWidth }: PlanBarProps) {
  const motel = useMotel();
  const isLifted = usePlan(({ drag }) => drag?.kind === 'stay' && drag.bar.key === bar.key);
  const state = barState(bar, today);
  const place = columnsOf(bar, days);
  if (place === undefined) return null;
  const width = place.width * dayWidth;
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
  const at = { left: LABEL_WIDTH + place.left * dayWidth, width: Math.max(0, width - 2) };
  const words = barWords(motel, bar, today);
  const inside = <Inside bar={bar} state={state} isShort={width < SHORT} isTiny={width < TINY} />;
  if ('out' in bar) {
    return (
      <div className={className} style={at} title={words} data-bar={bar.key} role="img" aria-label={words}>
        {inside}
      </div>
    );
  }
  return (
    <a
      className={className}
      style={at}
      href={`/desk/stays/${bar.stay.id}`}
      title={words}
      aria-label={words}
      data-bar={bar.key}
      tabIndex={-1}
      draggable={false}
    >
      {inside}
    </a>
  );
});

interface InsideProps {
  readonly bar: Bar;
  readonly state: ReturnType<typeof barState>;
  readonly isShort: boolean;
  /** Room for one letter. */
  readonly isTiny: boolean;
}

function Inside({ bar, state, isShort, isTiny }: InsideProps) {
  const { money } = useMotel();
  if ('out' in bar)
    return <span className={classes(barStyles.name, barStyles.onHatch)}>{bar.out.reason}</span>;
  const { stay } = bar;
  return (
    <>
      {state === 'arriving' && !isTiny && <DeskIcon name="arrive" className={barStyles.icon} />}
      {state === 'oversold' && !isTiny && <DeskIcon name="warning" className={barStyles.icon} />}
      {state === 'hold' && !isTiny && <DeskIcon name="clock" className={barStyles.icon} />}
      {owesMoney(bar) && state !== 'gone' && !isTiny && (
        <span className={barStyles.owes} data-sign={money.sign[0]} />
      )}
      <span className={barStyles.name}>{shownName(stay)}</span>
      {!isShort && (
        <span
          className={barStyles.nights}
          data-nights={nightsOf({ checkIn: civilDate(stay.checkIn), checkOut: civilDate(stay.checkOut) })}
        />
      )}
    </>
  );
}

function owesMoney(bar: Bar): boolean {
  return bar.kind === 'stay' && (bar.stay.balance ?? 0) > 0 && bar.stay.payer === undefined;
}
