import type { CivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { classes } from '@motel/ui';
import { type ReactNode, useId } from 'react';
import { useWords } from '../words.ts';
import * as styles from './Postmark.css.ts';

interface PostmarkProps {
  readonly day: CivilDate;
  /** Where it stands, and how large it is. */
  readonly className: string;
  /** Its words for a screen reader. @default none: it is decoration */
  readonly label?: string;
  readonly children?: ReactNode;
}

const CIRCLE = 'M60 60m-42.5 0a42.5 42.5 0 1 1 85 0a42.5 42.5 0 1 1-85 0';
const RINGS = 'M60 5a55 55 0 1 0 0 110a55 55 0 1 0 0-110M60 23a37 37 0 1 0 0 74a37 37 0 1 0 0-74';
const WAVES = [30, 46, 62, 78].map(
  (y) => `M${y === 30 || y === 78 ? 112 : 118} ${y}q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0`,
);

export function Postmark({ day, className, label, children }: PostmarkProps) {
  const { words, motel } = useWords();
  const circle = useId();
  const isDecoration = label === undefined;
  return (
    <svg
      viewBox="0 0 262 120"
      className={classes(styles.postmark, className)}
      role={isDecoration ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isDecoration || undefined}
    >
      <path d={`${RINGS}${WAVES.join('')}`} />
      <path id={circle} d={CIRCLE} stroke="none" />
      <text className={styles.town}>
        <textPath href={`#${circle}`} startOffset="2%" textLength="255">
          {`${motel.city} ${motel.province} · ${motel.countryName} ·`}
        </textPath>
      </text>
      <text x="60" y="59" className={styles.day}>
        {dateWords(words, day, 'evenDay')}
      </text>
      <text x="60" y="76" className={styles.year}>
        {day.slice(0, 4)}
      </text>
      {children}
    </svg>
  );
}
