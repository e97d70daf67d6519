import { Spinner } from '@motel/ui';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { type PropertyCardsState, propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import { CompactRoomCard } from './CompactRoomCard.tsx';
import * as styles from './RoomBoard.css.ts';
import { RoomsFailed } from './RoomsFailed.tsx';

interface RoomBoardProps {
  /** The kinds of room; all where none is named. */
  readonly only?: readonly string[];
}

/** The room card list of /card (§2), and of a text that shows rooms. */
export function RoomBoard({ only }: RoomBoardProps) {
  const query = propertyCardsQuery(useWire());
  return <PropertyCards query={query}>{(state) => <Board {...state} only={only} />}</PropertyCards>;
}

function Board({
  rooms,
  isPending,
  retry,
  only,
}: PropertyCardsState & { readonly only: RoomBoardProps['only'] }) {
  const { t } = useWords();
  if (isPending) return <Spinner>{t('Loading properties...')}</Spinner>;
  if (rooms === undefined) return <RoomsFailed onRetry={retry} />;
  const shown = only?.length ? rooms.filter(({ id }) => only.includes(id)) : rooms;
  return (
    <ul className={only ? styles.inText : styles.board}>
      {shown.map((room) => (
        <li key={room.id}>
          <CompactRoomCard room={room} level={only ? 3 : 2} />
        </li>
      ))}
    </ul>
  );
}
