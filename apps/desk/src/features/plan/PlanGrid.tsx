import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { classes } from '@motel/ui';
import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react';
import { monthWords } from '../../shared/format/months.ts';
import { shownDayOfMonth, shownFullDate, shownWeekday } from '../../shared/format/shown-dates.ts';
import { useNow } from '../../shared/format/shown-when.ts';
import { isWeekend } from '../../shared/format/weekend.ts';
import { Cursor } from './Cursor.tsx';
import type { PlanActions } from './change/use-plan-actions.ts';
import { Ghost } from './Ghost.tsx';
import type { Grid } from './grid.ts';
import { footOf, nowOnPlan, type PlanRows, ROW_HEIGHT } from './layout/rows-and-columns.ts';
import * as styles from './PlanGrid.css.ts';
import { PlanRowView } from './PlanRowView.tsx';
import { positionOf, usePlan } from './plan-store.ts';
import { useInSight } from './use-in-sight.ts';

/** Pixels of a night on which all is sold. */
const FULL = 26;

/** Pixels of a day below which its words are one letter. */
const DENSE = 34;

interface PlanGridProps {
  readonly plan: Plan;
  readonly planRows: PlanRows;
  readonly actions: PlanActions;
}

/** The rooms down and the days across. Only what is in sight is drawn, however many rooms and days there are. */
export function PlanGrid({ plan, planRows, actions }: PlanGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const { dayWidth, inSight } = useInSight(scroller, planRows, plan.days);
  const grid = useMemo(() => ({ plan, ...planRows, dayWidth, scroller, inside }), [plan, planRows, dayWidth]);
  useKeepInSight(grid);
  return (
    <section
      ref={scroller}
      className={styles.sheet}
      style={{ [styles.DAY_WIDTH]: `${dayWidth}px` } as CSSProperties}
      aria-label="Rooms and days"
      tabIndex={-1}
    >
      <PlanHead grid={grid} />
      <div
        ref={inside}
        className={styles.body}
        style={{ height: grid.height, width: styles.LABEL_WIDTH + plan.days * dayWidth }}
      >
        <PlanUnderlay grid={grid} />
        {grid.rows.slice(...inSight.rows).map((row) => (
          <PlanRowView key={row.key} row={row} grid={grid} inSight={inSight.days} />
        ))}
        <Cursor grid={grid} />
        <Ghost grid={grid} actions={actions} />
      </div>
      <PlanFoot grid={grid} />
    </section>
  );
}

interface OnGrid {
  readonly grid: Grid;
}

const PlanFoot = memo(function PlanFoot({ grid: { plan, dayWidth } }: OnGrid) {
  const nights = useMemo(() => footOf(plan), [plan]);
  const isDense = dayWidth < DENSE;
  return (
    <div className={styles.foot} aria-hidden="true">
      <div className={styles.footLine}>
        <div className={styles.footLabel}>Free</div>
        {nights.map(({ free }, night) => (
          <span key={night} className={classes(styles.footFree, isDense && styles.footDense)}>
            {free}
          </span>
        ))}
      </div>
      <div className={styles.footLine}>
        <div className={styles.footLabel}>Sold, %</div>
        {nights.map(({ soldPercent }, night) => (
          <span key={night} className={styles.footSold}>
            {!isDense && soldPercent}
            <i className={styles.share} style={{ height: ((soldPercent ?? 0) * FULL) / 100 }} />
          </span>
        ))}
      </div>
    </div>
  );
});

/** The layer under all rows: weekends, the lines between days, and the line of now. */
const PlanUnderlay = memo(function PlanUnderlay({ grid: { plan, dayWidth } }: OnGrid) {
  const { from, days } = plan;
  const now = nowOnPlan(useNow(60_000), from);
  const dates = Array.from({ length: days }, (_, at) => addDays(civilDate(from), at));
  return (
    <>
      <div className={styles.underlay} style={{ width: days * dayWidth }} aria-hidden="true">
        {dates.map(
          (date, at) =>
            isWeekend(date) && (
              <i key={date} className={styles.weekendNight} style={{ left: at * dayWidth }} />
            ),
        )}
      </div>
      {now >= 0 && now < days && (
        <div
          className={styles.nowLine}
          style={{ left: styles.LABEL_WIDTH + now * dayWidth }}
          aria-hidden="true"
        />
      )}
    </>
  );
});

/** Pixels of the head and the foot, which cover rows, and of a row beside. */
const [HEAD, FOOT] = [50, 76];

/** Scrolls the plan so that the row and the night where a person walks are in sight. */
function useKeepInSight(grid: Grid): void {
  const spot = usePlan((plan) => plan.spot);
  // The latest plan, without scrolling back when only the plan has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person's own scrolling is unchanged until they walk
  useEffect(() => {
    const element = grid.scroller.current;
    if (spot === undefined || element === null) return;
    const at = positionOf(grid.rows, grid.plan.from, spot);
    const row = grid.rows[at.row];
    if (row === undefined) return;
    const bottom = row.top + ROW_HEIGHT[row.kind];
    const room = element.clientHeight - HEAD - FOOT;
    if (row.top < element.scrollTop) element.scrollTop = row.top;
    else if (bottom > element.scrollTop + room) element.scrollTop = bottom - room;
    const left = at.night * grid.dayWidth;
    const shown = element.clientWidth - styles.LABEL_WIDTH;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + 2 * grid.dayWidth > element.scrollLeft + shown) {
      element.scrollLeft = left + 2 * grid.dayWidth - shown;
    }
  }, [spot]);
}

/** Of more days, columns are too narrow for the word that names today. */
const TWO_WEEKS = 14;

const PlanHead = memo(function PlanHead({ grid: { plan, dayWidth } }: OnGrid) {
  const { from, days, today } = plan;
  return (
    <div className={styles.head} aria-hidden="true">
      <div className={styles.corner}>{monthWords(from.slice(0, 7))}</div>
      {Array.from({ length: days }, (_, at) => {
        const date = addDays(civilDate(from), at);
        const isToday = date === today;
        const weekday = shownWeekday(date);
        return (
          <div
            key={date}
            className={classes(styles.day, isWeekend(date) && styles.dayWeekend, isToday && styles.today)}
            title={shownFullDate(date)}
          >
            {dayWidth < DENSE ? weekday.slice(0, 1) : isToday && days <= TWO_WEEKS ? 'Today' : weekday}
            <strong className={styles.number}>{shownDayOfMonth(date)}</strong>
          </div>
        );
      })}
    </div>
  );
});
