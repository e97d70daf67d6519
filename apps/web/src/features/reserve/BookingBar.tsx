import type { CivilDate } from '@motel/booking-core';
import { fullPrice, partyWords } from '@motel/content/words';
import { Alert, Button, Text, Unbroken } from '@motel/ui';
import { formatStay, formatWeekday } from '../../shared/format/dates.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './BookingBar.css.ts';
import type { useBookingCard } from './use-booking-card.ts';

interface BookingBarProps {
  readonly card: ReturnType<typeof useBookingCard>;
  /** Absent while nothing can be reserved. */
  readonly reserve: (() => void) | undefined;
}

/** On phones and laptops, at the bottom of the window: the all-in price, which links to the card, and the only Reserve. */
export function BookingBar({ card, reserve }: BookingBarProps) {
  const { stay, quote, party, isGone, obstacle, plans } = card;
  const { words, t } = useWords();
  const named = plans.length > 0 ? (quote?.plan?.label ?? t('Choose how to book')) : partyWords(words, party);
  return (
    <div className={styles.bar}>
      <a href="#book" className={styles.figures}>
        {quote && (
          <Text as="span" figure size="title" numeric>
            {isGone ? t('Not available') : fullPrice(words, quote.total)}
          </Text>
        )}{' '}
        <Text as="span" size="small" tone="soft" numeric>
          <Unbroken>
            {obstacle ??
              (stay
                ? `${formatStay(words, stay.checkIn, stay.checkOut)} · ${named}`
                : t('Choose your dates'))}
          </Unbroken>
        </Text>
      </a>
      <div className={styles.action}>
        <Button variant="solid" size="large" disabled={reserve === undefined} onClick={reserve}>
          {t('Reserve')}
        </Button>
      </div>
    </div>
  );
}

interface GoneNoticeProps {
  /** The night; absent where the room is not for sale at all. */
  readonly soldOutOn: CivilDate | undefined;
  /** Some rooms are left, too few for the party. */
  readonly isShort: boolean;
}

/** Under the room's title: it cannot be booked for these nights, and other rooms can. */
export function GoneNotice({ soldOutOn, isShort }: GoneNoticeProps) {
  const { words, t } = useWords();
  const reason = soldOutOn
    ? isShort
      ? t('Too few rooms left on {date}.', { date: formatWeekday(words, soldOutOn) })
      : t('Sold out on {date}.', { date: formatWeekday(words, soldOutOn) })
    : t('Currently Not Available.');
  return (
    <Alert
      tone="warning"
      action={<a href="#book">{soldOutOn ? t('See other dates and rooms') : t('See other rooms')}</a>}
    >
      <Unbroken>{reason}</Unbroken>
    </Alert>
  );
}
