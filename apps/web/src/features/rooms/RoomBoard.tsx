import { Spinner } from '@motel/ui';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import type { PropertyCardsState } from '../../shared/queries/property-cards-props.ts';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { CompactRoomCard } from './CompactRoomCard.tsx';
import * as styles from './RoomBoard.css.ts';
import { RoomsFailed } from './RoomsFailed.tsx';

/** The room card list of /card (§2). */
export function RoomBoard() {
  return <PropertyCards query={propertyCardsQuery(useWire())}>{list}</PropertyCards>;
}

function list({ rooms, isPending, retry }: PropertyCardsState) {
  if (isPending) return <Spinner>Loading properties...</Spinner>;
  if (rooms === undefined) return <RoomsFailed onRetry={retry} />;
  return (
    <ul className={styles.board}>
      {rooms.map((room) => (
        <li key={room.id}>
          <CompactRoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}
