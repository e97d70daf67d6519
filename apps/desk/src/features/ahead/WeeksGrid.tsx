import { addDays, civilDate, sum } from '@motel/booking-core';
import { classes, VisuallyHidden } from '@motel/ui';
import { shownDates, shownNights, shownWeekday } from '../../shared/format/shown-dates.ts';
import { isWeekend, placeInWeek } from '../../shared/format/weekend.ts';
import { useMotel } from '../../shared/motel.tsx';
import * as styles from './ahead.css.ts';
import { Meter } from './NightsGrid.tsx';
import { type AheadNight, addedUp, dollars, freeOn, isTight, shownDate, soldOf } from './nights.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const weekOf = ({ date }: { date: string }) => addDays(civilDate(date), -placeInWeek(civilDate(date)));

/** A line a week, a weekday in each column, up to the last night that is sold: how many rooms of each are free. */
export function WeeksGrid({ nights }: { readonly nights: readonly AheadNight[] }) {
  const motel = useMotel();
  const all = [...Map.groupBy(nights, weekOf)].map(([monday, week]) => ({ monday, week, ...addedUp(week) }));
  const weekdays = all
    .slice(0, 1)
    .flatMap(({ monday }) => WEEK.map((at) => shownWeekday(addDays(monday, at))));
  const end = all.findLastIndex(({ sold, before }) => sold + before > 0) + 1;
  const [rest, last] = [all[end]?.monday, nights.at(-1)?.date];
  return (
    <ol className={styles.weeks} aria-label="Weeks">
      <li className={styles.week} aria-hidden="true">
        <span className={styles.whole}>Rooms free</span>
        <span className={styles.weekdays}>
          {weekdays.map((name) => (
            <span key={name} className={styles.weekday}>
              {name}
            </span>
          ))}
        </span>
        <span className={styles.whole}>Sold</span>
        <span className={styles.whole}>Rooms</span>
      </li>
      {all.slice(0, end).map(({ monday, week, ...total }) => (
        <li key={monday} className={styles.week}>
          <span className={styles.whole}>{shownNights(monday, addDays(monday, 6), monday)}</span>
          <span className={styles.weekdays}>
            {week.map((night) => (
              <WeekNight key={night.date} night={night} />
            ))}
          </span>
          <span className={styles.whole}>{soldOf(total)}</span>
          <span className={classes(styles.whole, styles.strong)}>
            {dollars(motel, sum(...week.map(({ revenue }) => revenue)))}
          </span>
        </li>
      ))}
      {rest !== undefined && last !== undefined && (
        <li className={styles.later}>{shownDates(rest, last)}: nothing is sold yet.</li>
      )}
    </ol>
  );
}

function WeekNight({ night }: { readonly night: AheadNight }) {
  const date = civilDate(night.date);
  return (
    <span
      className={styles.weekday}
      data-weekend={isWeekend(date) || undefined}
      style={{ gridColumn: 1 + placeInWeek(date) }}
    >
      {shownDate(date)}
      <span className={classes(styles.number, isTight(night) && styles.tight)}>
        {freeOn(night)}
        <VisuallyHidden> free</VisuallyHidden>
      </span>
      <Meter {...night} />
    </span>
  );
}
