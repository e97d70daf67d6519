import type { Offer, WayToStay } from '@motel/api-client/contracts';
import { formatDollars } from '@motel/booking-core';
import { counted } from '../../shared/format/counts.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import * as styles from './OfferFigures.css.ts';

/** So few are worth a word. */
const FEW = 3;

interface OfferFiguresProps {
  readonly offer: Offer;
  readonly nights: number;
}

/** What a room costs for the searched stay, in how many rooms, and how many are left; or why it cannot be booked. */
export function OfferFigures({ offer: { stay, instead, free, reason }, nights }: OfferFiguresProps) {
  if (stay === undefined) {
    return <p className={styles.reason}>{withShownDates(reason?.message ?? 'Not for these dates.')}</p>;
  }
  return (
    <div className={styles.figures}>
      <p className={styles.price}>
        <span className={styles.total}>{`$${formatDollars(stay.total)}`}</span>{' '}
        {`CAD for ${counted(nights, 'night')}, taxes included`}
      </p>
      <p className={styles.needs}>{wordsFor(stay)}</p>
      {instead && (
        <p className={styles.instead}>{`${wordsFor(instead)} would be $${formatDollars(instead.total)}`}</p>
      )}
      {free <= FEW && <p className={styles.left}>{`${free} left`}</p>}
    </div>
  );
}

function wordsFor({ rooms, extraPersons }: WayToStay): string {
  const extra = extraPersons > 0 ? ` + ${counted(extraPersons, 'extra person')}` : '';
  return `${counted(rooms, 'room')}${extra}`;
}
