import { CLOSED_OFFER, type Offer } from '@motel/api-client/contracts';
import { nightsOf, type Party, type Stay } from '@motel/booking-core';
import { afterPrice, counted, shownPrice } from '@motel/content/words';
import { LiveRegion, Unbroken } from '@motel/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NearStays } from '../../shared/booking/NearStays.tsx';
import { tightWords } from '../../shared/booking/tight-words.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { formatWay } from '../../shared/format/way-words.ts';
import { offersQuery } from '../../shared/queries/offers-query.ts';
import { clientOf } from '../../shared/queries/with-queries.tsx';
import { said } from '../../shared/said.ts';
import { chooseDates } from '../../shared/search-store.ts';
import { useSearchedStay } from '../../shared/searched-stay.ts';
import { useQueryBox, useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './OfferFigures.css.ts';
import { RoomsFailed } from './RoomsFailed.tsx';
import { orderedRooms, type SearchResultsProps } from './searched-rooms.ts';

/** How long a choice has to stay the same before it is looked up, in ms: each press of a counter changes it. */
const SETTLED = 400;

/** The price of the searched stay in each room; the code of this loads once a guest has searched. */
export function FoundOffers(props: SearchResultsProps) {
  const client = clientOf(useQueryBox());
  const { stay, party } = useSearchedStay();
  if (stay === undefined) return props.children(withoutOffers(props.rooms), false);
  return (
    <QueryClientProvider client={client}>
      <Offers {...props} stay={stay} party={party} />
    </QueryClientProvider>
  );
}

interface Asked {
  readonly stay: Stay;
  readonly party: Party;
}

function Offers({ rooms, children, ...asked }: SearchResultsProps & Asked) {
  const { t } = useWords();
  const { stay, party } = useSettled(asked);
  const range = { from: stay.checkIn, to: stay.checkOut };
  const { data, isFetching, isError, refetch } = useQuery(offersQuery(useWire(), range, party));
  const isWaiting = isFetching && (data === undefined || isError);

  if (data === undefined || isWaiting) {
    return (
      <>
        {!isWaiting && (
          <RoomsFailed onRetry={refetch}>{t('We could not look up the prices for your dates.')}</RoomsFailed>
        )}
        <LiveRegion />
        {children(withoutOffers(rooms), isWaiting)}
      </>
    );
  }
  const ordered = orderedRooms(rooms, data, party);
  const fitting = ordered.filter(({ offer }) => offer?.stay !== undefined).length;
  return (
    <>
      <LiveRegion>
        {fitting === 1
          ? t('1 kind of room can be booked for your stay.')
          : t('{fitting} kinds of room can be booked for your stay.', { fitting })}
      </LiveRegion>
      {children(
        ordered.map(({ room, offer }) => ({
          // Of several plans, the figures name the terms.
          room: { ...room, terms: offer?.stay?.plan ? undefined : (offer?.terms ?? room.terms) },
          // Its card says by itself that it is out of stock (§4.3).
          offer: offer !== undefined && offer.reason?.code !== CLOSED_OFFER && (
            <OfferFigures offer={offer} asked={stay} party={party} sleeps={room.guest} />
          ),
        })),
        false,
      )}
    </>
  );
}

function withoutOffers(rooms: SearchResultsProps['rooms']) {
  return rooms.map((room) => ({ room, offer: null }));
}

/** The choice, once it has stayed the same for a moment; the first one at once. */
function useSettled(asked: Asked): Asked {
  const [settled, setSettled] = useState(asked);
  const isSettled = JSON.stringify(settled) === JSON.stringify(asked);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(asked), SETTLED);
    return () => clearTimeout(timer);
  });
  return settled;
}

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
function OfferFigures({
  offer: { stay, instead, refundable, free, reason, near },
  asked,
  party,
  sleeps,
}: OfferFiguresProps) {
  const words = useWords();
  const { t } = words;
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
