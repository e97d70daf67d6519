import { CLOSED_OFFER } from '@motel/api-client/contracts';
import type { Party, Stay } from '@motel/booking-core';
import { LiveRegion } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offersQuery } from '../../shared/queries/offers-query.ts';
import { clientOf } from '../../shared/queries/with-queries.tsx';
import { useSearchedStay } from '../../shared/searched-stay.ts';
import { useQueryBox, useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import { OfferFigures } from './OfferFigures.tsx';
import { RoomsFailed } from './RoomsFailed.tsx';
import { orderedRooms, type SearchResultsProps } from './searched-rooms.ts';

/** How long a choice has to stay the same before it is looked up, in ms: each press of a counter changes it. */
const SETTLED = 400;

/** The price of the searched stay in each room; the code of this loads once a guest has searched. */
export function FoundOffers(props: SearchResultsProps) {
  const { stay, party } = useSearchedStay();
  if (stay === undefined) return props.children(withoutOffers(props.rooms), false);
  return <Offers {...props} stay={stay} party={party} />;
}

interface Asked {
  readonly stay: Stay;
  readonly party: Party;
}

function Offers({ rooms, children, ...asked }: SearchResultsProps & Asked) {
  const { t } = useWords();
  const { stay, party } = useSettled(asked);
  const range = { from: stay.checkIn, to: stay.checkOut };
  const query = offersQuery(useWire(), range, party);
  const { data, isFetching, isError, refetch } = useQuery(query, clientOf(useQueryBox()));
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
