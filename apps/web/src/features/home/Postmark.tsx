import { motel } from '@motel/content';
import { formatMonthDay } from '../../shared/format/dates.ts';
import { useMotelToday } from '../../shared/motel/motel-today.ts';
import * as styles from './Postmark.css.ts';

const CIRCLE = 'M60 60m-42.5 0a42.5 42.5 0 1 1 85 0a42.5 42.5 0 1 1-85 0';
const WAVES = [30, 46, 62, 78].map(
  (y) => `M${y === 30 || y === 78 ? 112 : 118} ${y}q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0`,
);

/** Today's postmark of the motel's town. Decoration. */
export function Postmark() {
  const today = useMotelToday();
  return (
    <svg viewBox="0 0 262 120" className={styles.postmark} aria-hidden="true">
      <path d="M60 5a55 55 0 1 0 0 110a55 55 0 1 0 0-110M60 23a37 37 0 1 0 0 74a37 37 0 1 0 0-74" />
      <path d={WAVES.join('')} />
      <path id="postmark" d={CIRCLE} stroke="none" />
      <text className={styles.town}>
        <textPath href="#postmark" startOffset="2%" textLength="255">
          {`${motel.city} ${motel.province} · ${motel.country} ·`}
        </textPath>
      </text>
      <text x="60" y="59" className={styles.day}>
        {formatMonthDay(today)}
      </text>
      <text x="60" y="76" className={styles.year}>
        {today.slice(0, 4)}
      </text>
    </svg>
  );
}
