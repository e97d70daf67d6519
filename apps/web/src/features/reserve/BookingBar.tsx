import { formatDollars, type Quote, type Stay } from '@motel/booking-core';
import { buttonStyle, classes, Text, watchView } from '@motel/ui';
import { type RefObject, useEffect, useState } from 'react';
import { formatDateRange } from '../../shared/format/dates.ts';
import * as styles from './BookingBar.css.ts';

interface BookingBarProps {
  /** The id of the booking card, for the link. */
  readonly card: RefObject<HTMLElement | null>;
  readonly stay: Stay | undefined;
  readonly quote: Quote | undefined;
}

/** On phones, at the bottom of the window while the card is out of view: the all-in price and a link to the card. */
export function BookingBar({ card, stay, quote }: BookingBarProps) {
  const isCardSeen = useIsSeen(card);
  return (
    <div className={styles.bar} hidden={isCardSeen}>
      <div>
        {quote && (
          <Text figure size="title" numeric>
            {`$${formatDollars(quote.total)} CAD`}
          </Text>
        )}
        <Text size="small" tone="soft" numeric>
          {stay ? (
            <>
              Total, <span className={styles.dates}>{formatDateRange(stay.checkIn, stay.checkOut)}</span>
            </>
          ) : (
            'Choose your dates'
          )}
        </Text>
      </div>
      <a href="#book" className={classes(buttonStyle({ variant: 'solid' }), styles.action)}>
        Book this room
      </a>
    </div>
  );
}

function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    return element.current ? watchView(element.current, setIsSeen) : undefined;
  }, [element]);
  return isSeen;
}
