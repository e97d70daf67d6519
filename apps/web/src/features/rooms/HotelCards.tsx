import type { PropertyCard } from '@motel/api-client/contracts';
import { DrawingsNote } from '../../shared/DrawingsNote.tsx';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { hotelCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { HotelCard } from './HotelCard.tsx';
import * as styles from './HotelCards.css.ts';
import { NoRooms } from './NoRooms.tsx';
import { OfferSpace } from './OfferSpace.tsx';
import { SearchResults } from './SearchResults.tsx';

const SEEN_FIRST = 2;

export function HotelCards() {
  return (
    <PropertyCards query={hotelCardsQuery(useWire())}>
      {({ rooms, ...state }) => (rooms ? <Cards rooms={rooms} /> : <NoRooms {...state} />)}
    </PropertyCards>
  );
}

function Cards({ rooms }: { readonly rooms: readonly PropertyCard[] }) {
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
