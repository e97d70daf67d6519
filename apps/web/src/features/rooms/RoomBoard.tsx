import { Spinner } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { CompactRoomCard } from './CompactRoomCard.tsx';
import { ListFailed } from './ListFailed.tsx';
import * as styles from './RoomBoard.css.ts';

/** The room card list of /card (§2). */
export function RoomBoard() {
  const { data: rooms, isPending, refetch } = useQuery(propertyCardsQuery(useWire()));
  if (isPending) return <Spinner>Loading properties...</Spinner>;
  if (rooms === undefined) return <ListFailed onRetry={refetch} />;
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
