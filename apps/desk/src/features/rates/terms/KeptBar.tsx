import type { RateTermsWire } from '@motel/api-client/desk-contracts';
import { shownShortDate } from '../../../shared/format/shown-dates.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { dayAfter } from '../calendar.ts';
import * as styles from './Terms.css.ts';
import { figureWords } from './terms-choices.tsx';

interface KeptBarProps {
  readonly terms: RateTermsWire;
  /** The day of arrival of the example. */
  readonly from: string;
}

/** The time from the booking to the arrival, by what is kept in it. */
export function KeptBar({ terms: { freeHours, keep, noShow }, from }: KeptBarProps) {
  const motel = useMotel();
  const kept = (part: string) => {
    const words =
      { '0%': 'Nothing', '50%': 'Half', everything: 'All' }[part] ?? figureWords(motel, 'keep', part);
    return `${words.replace(/^the | of the stay$/g, '')} kept`;
  };
  const daysAway = Math.floor((motel.houseRules.checkInHour - (freeHours ?? 0)) / 24);
  const late = freeHours === undefined ? 'booked' : shownShortDate(dayAfter(from, daysAway));
  const spans = [
    freeHours !== undefined && ['Nothing kept', 'booked', styles.free],
    [kept(keep), late, styles.late],
    noShow !== undefined && [`${kept(noShow)}, no-show`, shownShortDate(from), styles.missed],
  ].filter((span) => span !== false);
  return (
    <ul className={styles.bar} aria-label="What is kept when">
      {spans.map(([words, since, look]) => (
        <li key={look}>
          <b className={look}>{words}</b> <small>{since}</small>
        </li>
      ))}
    </ul>
  );
}
