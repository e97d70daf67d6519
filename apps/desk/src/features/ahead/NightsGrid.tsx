import { addDays, civilDate, sum } from '@motel/booking-core';
import { classes, VisuallyHidden } from '@motel/ui';
import type { ReactNode } from 'react';
import { mark } from '../../shared/bars/bars.css.ts';
import { FobTitle } from '../../shared/fob/Fob.tsx';
import { shownDates, shownNights, shownWeekday } from '../../shared/format/shown-dates.ts';
import { isWeekend, placeInWeek } from '../../shared/format/weekend.ts';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import * as styles from './ahead.css.ts';
import {
  type Ahead,
  type AheadNight,
  addedUp,
  dollars,
  freeOn,
  isTight,
  shownDate,
  soldOf,
} from './nights.ts';

/** More rooms, or kinds, than these are no longer told apart as squares. */
const MOST = { rooms: 20, kinds: 6 };

/** The figures of a night, below its rooms. */
const ROWS: readonly (readonly [
  name: string,
  shown: (night: AheadNight, motel: DeskMotel) => ReactNode,
  style?: string,
])[] = [
  ['Arrive', ({ arrivals }) => arrivals || '–', styles.notInLines],
  ['Leave', ({ departures }) => departures || '–', styles.notInLines],
  ['Rooms', ({ revenue }, motel) => dollars(motel, revenue), styles.strong],
  ['Last year sold', ({ before }) => before.sold, styles.notInLines],
];

/** A column a night: a square a room, or of many rooms a number a kind; below, what comes, goes and earns. */
export function NightsGrid({ types, nights }: Pick<Ahead, 'types'> & { readonly nights: Ahead['days'] }) {
  const motel = useMotel();
  const kinds = types
    .map((type, at) => ({ ...type, counts: nights.map((night) => night.types[at] ?? { sold: 0, open: 0 }) }))
    .filter(({ counts }) => counts.some(({ open }) => open > 0));
  const isMany = types.reduce((all, { rooms }) => all + rooms, 0) > MOST.rooms || kinds.length > MOST.kinds;
  const rows = ROWS.slice(0, nights.some(({ before }) => before.sold > 0) ? 4 : 3);
  const gridTemplateRows = `repeat(${2 + kinds.length + rows.length}, auto)`;
  return (
    <ol className={styles.nights} aria-label="Nights" style={{ gridTemplateRows }}>
      <li className={styles.names} aria-hidden="true">
        <span className={styles.date}>{isMany && 'Rooms free'}</span>
        {kinds.map((kind) => (
          <span key={kind.id} className={styles.kindName}>
            <FobTitle room={kind} />
          </span>
        ))}
        {['Free', ...rows.map(([name]) => name)].map((name) => (
          <span key={name} className={classes(styles.cell, name === 'Free' && styles.strong)}>
            {name}
          </span>
        ))}
      </li>
      {nights.map((night, at) => (
        <li
          key={night.date}
          className={styles.night}
          data-weekend={isWeekend(civilDate(night.date)) || undefined}
          aria-current={at === 0 ? 'date' : undefined}
        >
          <span className={styles.date}>
            {shownWeekday(night.date)} <b>{shownDate(night.date)}</b>
          </span>
          <span className={styles.kinds}>
            {kinds.map(({ id, counts, ...kind }) => (
              <KindOnNight key={id} {...kind} {...(counts[at] ?? { sold: 0, open: 0 })} isMany={isMany} />
            ))}
          </span>
          <span className={classes(styles.cell, styles.free, isTight(night) && styles.tight)}>
            <VisuallyHidden>Free </VisuallyHidden>
            {freeOn(night)}
            <span className={styles.inLines} aria-hidden="true">
              {' free'}
            </span>
          </span>
          {rows.map(([name, shown, style]) => (
            <span key={name} className={classes(styles.cell, style)}>
              <VisuallyHidden>{name} </VisuallyHidden>
              {shown(night, motel)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

type Counts = Pick<AheadNight, 'sold' | 'open'>;
type KindOnNightProps = Pick<Ahead['types'][number], 'title' | 'rooms'> &
  Counts & { readonly isMany: boolean };

function KindOnNight({ title, rooms, sold, open, isMany }: KindOnNightProps) {
  const words = { role: 'img', 'aria-label': `${title}: ${sold} of ${open} sold` };
  if (isMany) {
    return (
      <span {...words} className={styles.count} style={{ flexGrow: open }}>
        <span className={styles.notInLines}>{open - sold}</span>
        <Meter sold={sold} open={open} />
      </span>
    );
  }
  const lookOf = (nth: number) => (nth <= sold ? 'sold' : nth <= open ? 'free' : 'closed');
  return (
    <span {...words} className={styles.squares}>
      {Array.from({ length: Math.max(rooms, open) }, (_, at, nth = Math.max(rooms, open) - at) => (
        <span key={nth} className={styles.squareLooks[lookOf(nth)]} />
      ))}
    </span>
  );
}

function Meter({ sold, open, before }: Counts & { readonly before?: Pick<Counts, 'sold'> }) {
  const share = (rooms = 0) => `${(100 * rooms) / (open || 1)}%`;
  return (
    <span className={styles.meter} aria-hidden="true">
      <span className={styles.filled} style={{ width: share(sold) }} />
      {!!before?.sold && <span className={mark} style={{ insetInlineStart: share(before.sold) }} />}
    </span>
  );
}

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
