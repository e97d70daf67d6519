import type { Booking } from '@motel/api-client/contracts';
import { Heading } from '@motel/ui';
import { BookingsTable } from './BookingsTable.tsx';
import * as styles from './PastStays.css.ts';

interface PastStaysProps {
  readonly bookings: readonly Booking[];
  /** Open at first. */
  readonly isOpen: boolean;
}

/** Stays that are over, folded: on phones they would be in the way of the next one. */
export function PastStays({ bookings, isOpen }: PastStaysProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        <Heading level={2} size="heading" className={styles.title}>
          Nights behind you
        </Heading>
        <span className={styles.count}>{bookings.length}</span>
      </summary>
      <BookingsTable label="Nights behind you" bookings={bookings} />
    </details>
  );
}
