import type { Offer } from '@motel/api-client/contracts';
import { nightsOf, type Party, type Stay } from '@motel/booking-core';
import { afterPrice, counted, shownPrice } from '@motel/content/words';
import { Unbroken } from '@motel/ui';
import { NearStays } from '../../shared/booking/NearStays.tsx';
import { tightWords } from '../../shared/booking/tight-words.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { formatWay } from '../../shared/format/way-words.ts';
import { said } from '../../shared/said.ts';
import { chooseDates } from '../../shared/search-store.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './OfferFigures.css.ts';

/** So few are worth a word. */
const FEW = 3;

interface OfferFiguresProps {
  readonly offer: Offer;
  readonly asked: Stay;
  readonly party: Party;
  /** Persons that one room sleeps; absent where its owner has not said it. */
  readonly sleeps: number | undefined;
}

/** The price of a room for the searched stay, the rooms that it takes, and those left; or why it cannot be booked, and the nearest stays. */
export function OfferFigures({
  offer: { stay, instead, refundable, free, reason, near },
  asked,
  party,
  sleeps,
}: OfferFiguresProps) {
  const { words, t } = useWords();
  if (stay === undefined) {
    return (
      <div className={styles.near}>
        <p className={styles.reason}>
          <Unbroken>{withShownDates(words, reason?.message ?? t('Not for these dates.'))}</Unbroken>
        </p>
        <NearStays
          asked={asked}
          near={near}
          onTake={({ checkIn, checkOut }) => chooseDates(checkIn, checkOut)}
        />
      </div>
    );
  }
  const tight = tightWords(words, { ...party, rooms: stay.rooms }, sleeps);
  return (
    <div className={styles.figures}>
      <p className={styles.price}>
        {stay.plan !== undefined && <span className={styles.instead}>{t('from')}</span>}
        <span className={styles.total}>{shownPrice(words, stay.total)}</span>{' '}
        <Unbroken>
          {afterPrice(
            words,
            t('for {nights}, taxes included', { nights: counted(words, nightsOf(asked), 'night') }),
          )}
        </Unbroken>
      </p>
      {(refundable || stay.plan) && (
        <p className={styles.refund}>
          {stay.isRefundable === false && (
            <span className={styles.noRefund}>{t('No refund if you cancel.')} </span>
          )}
          {refundable &&
            said(words, '{total} free to cancel', { total: <b>{shownPrice(words, refundable.total)}</b> })}
        </p>
      )}
      <p className={styles.needs}>
        <Unbroken>{formatWay(words, stay, '+')}</Unbroken>
      </p>
      {tight && (
        <p className={styles.left}>
          <Unbroken>{tight}</Unbroken>
        </p>
      )}
      {instead && (
        <p className={styles.instead}>
          <Unbroken>
            {t('{instead} would be {total}', {
              instead: formatWay(words, instead, '+'),
              total: shownPrice(words, instead.total),
            })}
          </Unbroken>
        </p>
      )}
      {free <= FEW && <p className={styles.left}>{t('{free} left', { free })}</p>}
    </div>
  );
}
