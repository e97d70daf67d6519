import { parseCivilDate } from '@motel/booking-core';
import { motel } from '@motel/content';
import { t } from '@motel/language';
import { formatDate, formatMonthDay } from '../../shared/format/dates.ts';
import * as styles from './StayPostmark.css.ts';

interface StayPostmarkProps {
  /** The check-in, `yyyy-mm-dd`. */
  readonly date: string;
  /** The stay is off. */
  readonly isStruck: boolean;
}

const CIRCLE = 'M60 60m-42.5 0a42.5 42.5 0 1 1 85 0a42.5 42.5 0 1 1-85 0';
const RINGS = 'M60 5a55 55 0 1 0 0 110a55 55 0 1 0 0-110M60 23a37 37 0 1 0 0 74a37 37 0 1 0 0-74';
const WAVES = [30, 46, 62, 78].map(
  (y) => `M${y === 30 || y === 78 ? 112 : 118} ${y}q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0`,
);

/** The postmark of the motel's town with the day of arrival. */
export function StayPostmark({ date, isStruck }: StayPostmarkProps) {
  const day = parseCivilDate(date);
  if (day === undefined) return null;

  const label = isStruck
    ? t('Postmarked {city}, {day}, struck through', { city: motel.city, day: formatDate(day) })
    : t('Postmarked {city}, {day}', { city: motel.city, day: formatDate(day) });
  return (
    <svg viewBox="0 0 262 120" className={styles.postmark} role="img" aria-label={label}>
      <path d={RINGS} />
      <path d={WAVES.join('')} />
      <path id="stay-postmark" d={CIRCLE} stroke="none" />
      <text className={styles.town}>
        <textPath href="#stay-postmark" startOffset="2%" textLength="255">
          {`${motel.city} ${motel.province} · ${motel.country} ·`}
        </textPath>
      </text>
      <text x="60" y="59" className={styles.day}>
        {formatMonthDay(day)}
      </text>
      <text x="60" y="76" className={styles.year}>
        {date.slice(0, 4)}
      </text>
      {isStruck && <path d="M0 92 118 18M6 106 124 32" className={styles.strike} />}
    </svg>
  );
}
