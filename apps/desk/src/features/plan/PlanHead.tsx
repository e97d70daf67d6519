import { addDays, civilDate } from '@motel/booking-core';
import { classes } from '@motel/ui';
import { memo } from 'react';
import { monthWords } from '../../shared/format/months.ts';
import { shownDayOfMonth, shownFullDate, shownWeekday } from '../../shared/format/shown-dates.ts';
import { isWeekend } from '../../shared/format/weekend.ts';
import { corner, day as dayStyle, dayWeekend, head, number, today as todayStyle } from './PlanGrid.css.ts';

interface PlanHeadProps {
  readonly from: string;
  readonly days: number;
  readonly today: string;
  /** Columns too narrow for three letters. */
  readonly isDense: boolean;
}

/** Of more days, columns are too narrow for the word that names today. */
const TWO_WEEKS = 14;

/** The days across. */
export const PlanHead = memo(function PlanHead({ from, days, today, isDense }: PlanHeadProps) {
  return (
    <div className={head} aria-hidden="true">
      <div className={corner}>{monthWords(from.slice(0, 7))}</div>
      {Array.from({ length: days }, (_, at) => {
        const date = addDays(civilDate(from), at);
        const isToday = date === today;
        const weekday = shownWeekday(date);
        return (
          <div
            key={date}
            className={classes(dayStyle, isWeekend(date) && dayWeekend, isToday && todayStyle)}
            title={shownFullDate(date)}
          >
            {isDense ? weekday.slice(0, 1) : isToday && days <= TWO_WEEKS ? 'Today' : weekday}
            <strong className={number}>{shownDayOfMonth(date)}</strong>
          </div>
        );
      })}
    </div>
  );
});
