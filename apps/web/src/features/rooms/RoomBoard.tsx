import type { PropertyCard } from '@motel/api-client/contracts';
import { afterPrice, shownPrice } from '@motel/content/words';
import { Card, Rating, Spinner, Text } from '@motel/ui';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { type PropertyCardsState, propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import * as compactRoomCardStyles from './CompactRoomCard.css.ts';
import * as styles from './RoomBoard.css.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomPhoto } from './RoomPhoto.tsx';
import { RoomsFailed } from './RoomsFailed.tsx';
import { RoomTitle } from './RoomTitle.tsx';

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

interface CompactRoomCardProps {
  readonly room: PropertyCard;
  /** Of its name, as a heading. */
  readonly level: 2 | 3;
}

/** A room on one line of the board: picture, name, type, and price a night (§2). */
function CompactRoomCard({ room, level }: CompactRoomCardProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Card as="article" padding="border" className={compactRoomCardStyles.card}>
      <RoomPhoto room={room} sizes="8rem" priority className={compactRoomCardStyles.picture} />
      <div className={compactRoomCardStyles.words}>
        <RoomTitle room={room} level={level} />
        <RoomFacts room={room} isShort />
        <Text size="small" tone="soft">
          {roomTypeWords(words, room.roomType)},{' '}
          {room.isSmokingAllowed ? t('Smoking Allowed') : t('Non-smoking')}
        </Text>
        {room.inStock ? (
          <Rating value={room.rating} />
        ) : (
          <Text size="small" tone="error" weight="bold">
            {t('Currently Not Available')}
          </Text>
        )}
      </div>
      <p className={compactRoomCardStyles.price}>
        <Text as="span" figure size="title">
          {shownPrice(words, room.price)}
        </Text>
        <Text as="span" size="small" tone="soft">
          {afterPrice(words, t('a night'))}
        </Text>
      </p>
    </Card>
  );
}
