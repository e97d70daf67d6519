import { civilDate, nightsOf } from '@motel/booking-core';
import { classes } from '@motel/ui';
import { memo } from 'react';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { useMotel } from '../../shared/motel.tsx';
import { barWords, shownName } from './bar-words.ts';
import type { Place } from './layout/columns.ts';
import { type Bar, barState } from './layout/plan-bars.ts';
import * as styles from './PlanBar.css.ts';
import { LABEL_WIDTH } from './PlanGrid.css.ts';
import { usePlan } from './plan-store.ts';

interface PlanBarProps {
  readonly bar: Bar;
  readonly place: Place;
  readonly today: string;
  /** Pixels of a day. */
  readonly dayWidth: number;
}

/** Pixels below which a bar shows letters only. */
const SHORT = 48;
const TINY = 34;

/** A stay, a hold or a closure. A press opens it, a drag moves it; the keyboard reaches it by the plan's own focus. */
export const PlanBar = memo(function PlanBar({ bar, place, today, dayWidth }: PlanBarProps) {
  const motel = useMotel();
  const isLifted = usePlan(({ drag }) => drag?.kind === 'stay' && drag.bar.key === bar.key);
  const state = barState(bar, today);
  const width = place.width * dayWidth;
  const look = classes(
    styles.bar,
    styles.placed,
    styles.states[state],
    place.isCutLeft && styles.cutLeft,
    place.isCutRight && styles.cutRight,
    width < SHORT && styles.short,
    width < TINY && owesMoney(bar) && styles.owing,
    isLifted && styles.lifted,
  );
  const at = { left: LABEL_WIDTH + place.left * dayWidth, width: Math.max(0, width - 2) };
  const words = barWords(motel, bar, today);
  const inside = <Inside bar={bar} state={state} isShort={width < SHORT} isTiny={width < TINY} />;
  if ('out' in bar) {
    return (
      <div className={look} style={at} title={words} data-bar={bar.key} role="img" aria-label={words}>
        {inside}
      </div>
    );
  }
  return (
    <a
      className={look}
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
  if ('out' in bar) return <span className={classes(styles.name, styles.onHatch)}>{bar.out.reason}</span>;
  const { stay } = bar;
  return (
    <>
      {state === 'arriving' && !isTiny && <DeskIcon name="arrive" className={styles.icon} />}
      {state === 'hold' && !isTiny && <DeskIcon name="clock" className={styles.icon} />}
      {owesMoney(bar) && state !== 'gone' && !isTiny && (
        <span className={styles.owes} data-sign={money.sign[0]} />
      )}
      <span className={styles.name}>{shownName(stay)}</span>
      {!isShort && (
        <span
          className={styles.nights}
          data-nights={nightsOf({ checkIn: civilDate(stay.checkIn), checkOut: civilDate(stay.checkOut) })}
        />
      )}
    </>
  );
}

function owesMoney(bar: Bar): boolean {
  return bar.kind === 'stay' && (bar.stay.balance ?? 0) > 0 && bar.stay.payer === undefined;
}
