import type { Plan } from '@motel/api-client/desk-contracts';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useNow } from '../../shared/format/use-now.ts';
import { Cursor } from './Cursor.tsx';
import type { PlanActions } from './change/use-plan-actions.ts';
import { Ghost } from './Ghost.tsx';
import { nowOnPlan } from './layout/now-on-plan.ts';
import type { PlanRows } from './layout/rows.ts';
import { PlanFoot } from './PlanFoot.tsx';
import { body, DAY_WIDTH, LABEL_WIDTH, sheet } from './PlanGrid.css.ts';
import { PlanHead } from './PlanHead.tsx';
import { PlanRowView } from './PlanRowView.tsx';
import { PlanUnderlay } from './PlanUnderlay.tsx';
import { useInSight } from './use-in-sight.ts';
import { useKeepInSight } from './use-keep-in-sight.ts';
import type { PlanWindow } from './use-plan-window.ts';

/** Pixels of a day below which its words are one letter. */
const DENSE = 34;

interface PlanGridProps {
  readonly plan: Plan;
  readonly planRows: PlanRows;
  readonly window: PlanWindow;
  readonly actions: PlanActions;
}

/** The rooms down and the days across. Only what is in sight is drawn, however many rooms and days there are. */
export function PlanGrid({ plan, planRows, window, actions }: PlanGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const { from, days, today } = plan;
  const { dayWidth, inSight } = useInSight(scroller, planRows, days);
  const now = useNow(60_000);
  const [firstRow, endRow] = inSight.rows;
  const [first, end] = inSight.days;
  const isDense = dayWidth < DENSE;
  const grid = useMemo(
    () => ({ plan, rows: planRows.rows, dayWidth, scroller, inside }),
    [plan, planRows, dayWidth],
  );
  useKeepInSight(grid);
  return (
    <section
      ref={scroller}
      className={sheet}
      style={{ [DAY_WIDTH]: `${dayWidth}px` } as CSSProperties}
      aria-label="Rooms and days"
      tabIndex={-1}
    >
      <PlanHead from={from} days={days} today={today} isDense={isDense} />
      <div
        ref={inside}
        className={body}
        style={{ height: planRows.height, width: LABEL_WIDTH + days * dayWidth }}
      >
        <PlanUnderlay from={from} days={days} dayWidth={dayWidth} now={nowOnPlan(now, from)} />
        {planRows.rows.slice(firstRow, endRow).map((row) => (
          <PlanRowView
            key={row.key}
            row={row}
            days={days}
            today={today}
            dayWidth={dayWidth}
            first={first}
            end={end}
            unassigned={planRows.unassigned}
          />
        ))}
        <Cursor grid={grid} window={window} />
        <Ghost grid={grid} actions={actions} />
      </div>
      <PlanFoot plan={plan} isDense={isDense} />
    </section>
  );
}
