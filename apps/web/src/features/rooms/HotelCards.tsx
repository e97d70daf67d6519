import { Spinner } from '@motel/ui';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import type { PropertyCardsState } from '../../shared/queries/property-cards-props.ts';
import { hotelCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { HotelCard } from './HotelCard.tsx';
import * as styles from './HotelCards.css.ts';
import { ListFailed } from './ListFailed.tsx';

const SEEN_FIRST = 2;

/** The list of hotel cards fetched from the server (§2). */
export function HotelCards() {
  return <PropertyCards query={hotelCardsQuery(useWire())}>{list}</PropertyCards>;
}

function list({ rooms, isPending, retry }: PropertyCardsState) {
  if (isPending) return <Spinner>Loading properties...</Spinner>;
  if (rooms === undefined) return <ListFailed onRetry={retry} />;
  return (
    <ul className={styles.list}>
      {rooms.map((room, index) => (
        <li key={room.id}>
          <HotelCard room={room} priority={index < SEEN_FIRST} />
        </li>
      ))}
    </ul>
  );
}
