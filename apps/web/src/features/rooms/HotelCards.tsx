import { Spinner } from '@motel/ui';
import { DrawingsNote } from '../../shared/DrawingsNote.tsx';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { hotelCardsQuery, type PropertyCardsState } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { HotelCard } from './HotelCard.tsx';
import * as styles from './HotelCards.css.ts';
import { OfferSpace } from './OfferSpace.tsx';
import { RoomsFailed } from './RoomsFailed.tsx';
import { SearchResults } from './SearchResults.tsx';

const SEEN_FIRST = 2;

export function HotelCards() {
  const words = useWords();
  return <PropertyCards query={hotelCardsQuery(useWire())}>{(state) => list(words, state)}</PropertyCards>;
}

function list({ t }: Words, { rooms, isPending, retry }: PropertyCardsState) {
  if (isPending) return <Spinner>{t('Loading properties...')}</Spinner>;
  if (rooms === undefined) return <RoomsFailed onRetry={retry} />;
  return (
    <SearchResults rooms={rooms}>
      {(listed, isWaiting) => (
        <>
          <DrawingsNote pictures={rooms.map(({ image }) => image?.src)} />
          <ul className={styles.list} inert={isWaiting}>
            {listed.map(({ room, offer }, index) => (
              // Cards that wait are others: nothing that a guest sees moves when the prices load.
              <li key={isWaiting ? index : room.id} className={isWaiting ? styles.waiting : undefined}>
                <HotelCard
                  room={room}
                  priority={index < SEEN_FIRST}
                  offer={isWaiting ? <OfferSpace /> : offer}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </SearchResults>
  );
}
