import type { Plan } from '@motel/api-client/desk-contracts';
import { civilDate } from '@motel/booking-core';
import { classes } from '@motel/ui';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Fob } from '../../../shared/fob/Fob.tsx';
import {
  shownDayOfMonth,
  shownFullDate,
  shownShortDate,
  shownWeekday,
} from '../../../shared/format/shown-dates.ts';
import { fullName } from '../../../shared/format/shown-stay.ts';
import { isWeekend } from '../../../shared/format/weekend.ts';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { dateOf, newStayPath, STATE_WORDS } from '../bar-words.ts';
import { ProposeNumbers } from '../change/ProposeNumbers.tsx';
import { type Bar, barState, dayIn } from '../layout/plan-bars.ts';
import { footOf, type PlanRow } from '../layout/rows-and-columns.ts';
import { setPlan, usePlan } from '../plan-store.ts';
import * as styles from './DayList.css.ts';

/** The plan on a phone: one night, room by room; a press opens the stay in it, or books a free one. */
export function DayList({ plan, rows }: { readonly plan: Plan; readonly rows: readonly PlanRow[] }) {
  const date = usePlan(({ spot }) => spot?.date) ?? plan.today;
  const asked = dayIn(plan, date);
  const night = asked >= 0 && asked < plan.days ? asked : 0;
  const onNight = (bars: readonly Bar[]) => bars.find(({ first, end }) => first <= night && night < end);
  const unassigned = rows.flatMap((row) => (row.kind === 'lane' ? (onNight(row.bars) ?? []) : []));
  return (
    <>
      <DayStrip plan={plan} night={night} />
      <div className={styles.kinds}>
        {unassigned.length > 0 && (
          <DeskCard title="No number yet" count={unassigned.length} aside={<ProposeNumbers />}>
            <div className={styles.rooms}>
              {unassigned.map((bar) => (
                <StayLine key={bar.key} bar={bar} today={plan.today} />
              ))}
            </div>
          </DeskCard>
        )}
        {plan.types.map((type) => (
          <section key={type.id} aria-label={type.title}>
            <div className={styles.kind}>
              <Fob room={type} isDecoration />
              <h2>{type.title}</h2>
              <span className={styles.free}>{type.free[night] ?? 0} free</span>
            </div>
            <div className={styles.rooms}>
              {rows.map((row) => {
                if (row.kind !== 'room' || row.type.id !== type.id) return null;
                const { number } = row.room;
                const bar = onNight(row.bars);
                if (bar !== undefined) {
                  return <StayLine key={row.key} bar={bar} today={plan.today} number={number} />;
                }
                return (
                  <Link
                    key={row.key}
                    to={newStayPath(plan, row, { first: night, end: night + 1 })}
                    className={styles.room}
                  >
                    <span className={styles.roomNumber}>{number}</span>
                    <span className={styles.book}>Free</span>
                    <span className={styles.note}>Book</span>
                  </Link>
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function DayStrip({ plan, night }: { readonly plan: Plan; readonly night: number }) {
  const chosen = useRef<HTMLButtonElement>(null);
  const foot = useMemo(() => footOf(plan), [plan]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another night is another button
  useEffect(() => {
    chosen.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [night]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div className={styles.strip} role="group" aria-label="Night">
      {foot.map(({ free }, at) => {
        const date = dateOf(plan.from, at);
        return (
          <button
            key={date}
            ref={at === night ? chosen : undefined}
            type="button"
            className={classes(styles.day, isWeekend(civilDate(date)) && styles.weekend)}
            aria-pressed={at === night}
            aria-label={`${shownWeekday(date)} ${shownFullDate(date)}, ${free} free`}
            onClick={() => setPlan({ spot: { row: '', date } })}
          >
            {date === plan.today ? 'Today' : shownWeekday(date)}
            <strong className={styles.number}>{shownDayOfMonth(date)}</strong>
            {free} free
          </button>
        );
      })}
    </div>
  );
}

interface StayLineProps {
  readonly bar: Bar;
  readonly today: string;
  /** Of its room. */
  readonly number?: string;
}

function StayLine({ bar, today, number }: StayLineProps) {
  const state = barState(bar, today);
  const { checkOut } = 'out' in bar ? bar.out : bar.stay;
  const inside = (
    <>
      <span className={styles.roomNumber}>{number}</span>
      <span>
        <span className={styles.name}>{'out' in bar ? bar.out.reason : fullName(bar.stay)}</span>
        <span className={styles.note}>
          until {shownShortDate(checkOut)}
          {'stay' in bar && (bar.stay.balance ?? 0) > 0 && ', balance due'}
        </span>
      </span>
      <span className={styles.marks[state]}>{STATE_WORDS[state]}</span>
    </>
  );
  if ('stay' in bar) {
    return (
      <Link to={`/stays/${bar.stay.id}`} className={styles.room}>
        {inside}
      </Link>
    );
  }
  if (bar.kind === 'block') return <div className={styles.room}>{inside}</div>;
  return (
    <button type="button" className={styles.room} onClick={() => setPlan({ asked: { ask: 'reopen', bar } })}>
      {inside}
    </button>
  );
}
