import type { PropertyCard } from '@motel/api-client/contracts';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { CompactRoomCard } from './CompactRoomCard.tsx';
import { NoRooms } from './NoRooms.tsx';
import * as styles from './RoomBoard.css.ts';

interface RoomBoardProps {
  /** The kinds of room; all where none is named. */
  readonly only?: readonly string[];
}

/** The room card list of /card (§2), and of a text that shows rooms. */
export function RoomBoard({ only }: RoomBoardProps) {
  const isShown = ({ id }: PropertyCard) => !only?.length || only.includes(id);
  return (
    <PropertyCards query={propertyCardsQuery(useWire())}>
      {({ rooms, ...state }) =>
        rooms ? (
          <ul className={only ? styles.inText : styles.board}>
            {rooms.filter(isShown).map((room) => (
              <li key={room.id}>
                <CompactRoomCard room={room} level={only ? 3 : 2} />
              </li>
            ))}
          </ul>
        ) : (
          <NoRooms {...state} />
        )
      }
    </PropertyCards>
  );
}
