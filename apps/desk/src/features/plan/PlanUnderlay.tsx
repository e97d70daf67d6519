import { addDays, civilDate } from '@motel/booking-core';
import { memo } from 'react';
import { isWeekend } from '../../shared/format/weekend.ts';
import { LABEL_WIDTH, nowLine, underlay, weekendNight } from './PlanGrid.css.ts';

interface PlanUnderlayProps {
  readonly from: string;
  readonly days: number;
  /** Pixels of a day. */
  readonly dayWidth: number;
  /** Days since the plan's first one, with the hour as a part of it. */
  readonly now: number;
}

/** The layer under all rows: weekends, the lines between days, and the line of now. */
export const PlanUnderlay = memo(function PlanUnderlay({ from, days, dayWidth, now }: PlanUnderlayProps) {
  const dates = Array.from({ length: days }, (_, at) => addDays(civilDate(from), at));
  return (
    <>
      <div className={underlay} style={{ width: days * dayWidth }} aria-hidden="true">
        {dates.map(
          (date, at) =>
            isWeekend(date) && <i key={date} className={weekendNight} style={{ left: at * dayWidth }} />,
        )}
      </div>
      {now >= 0 && now < days && (
        <div className={nowLine} style={{ left: LABEL_WIDTH + now * dayWidth }} aria-hidden="true" />
      )}
    </>
  );
});
