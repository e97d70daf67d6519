import { formatDollars } from '@motel/booking-core';
import { partyWords } from '@motel/content/words';
import { Button, Text, Unbroken } from '@motel/ui';
import { formatStay } from '../../shared/format/dates.ts';
import * as styles from './BookingBar.css.ts';
import type { useBookingCard } from './use-booking-card.ts';

interface BookingBarProps {
  readonly card: Pick<ReturnType<typeof useBookingCard>, 'stay' | 'quote' | 'party' | 'isGone'>;
  /** Absent while nothing can be reserved. */
  readonly reserve: (() => void) | undefined;
}

/** On phones, at the bottom of the window: the all-in price, which links to the card, and the only Reserve. */
export function BookingBar({ card: { stay, quote, party, isGone }, reserve }: BookingBarProps) {
  return (
    <div className={styles.bar}>
      <a href="#book" className={styles.figures}>
        {quote && (
          <Text as="span" figure size="title" numeric>
            {isGone ? 'Not available' : `$${formatDollars(quote.total)} CAD`}
          </Text>
        )}{' '}
        <Text as="span" size="small" tone="soft" numeric>
          <Unbroken>
            {stay ? `${formatStay(stay.checkIn, stay.checkOut)} · ${partyWords(party)}` : 'Choose your dates'}
          </Unbroken>
        </Text>
      </a>
      <div className={styles.action}>
        <Button variant="solid" size="large" disabled={reserve === undefined} onClick={reserve}>
          Reserve
        </Button>
      </div>
    </div>
  );
}
