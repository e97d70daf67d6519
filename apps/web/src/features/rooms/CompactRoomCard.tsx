import type { PropertyCard } from '@motel/api-client/contracts';
import { afterPrice, shownPrice } from '@motel/content/words';
import { Card, Rating, Text } from '@motel/ui';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './CompactRoomCard.css.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomPhoto } from './RoomPhoto.tsx';
import { RoomTitle } from './RoomTitle.tsx';

interface CompactRoomCardProps {
  readonly room: PropertyCard;
  /** Of its name, as a heading. */
  readonly level: 2 | 3;
}

/** A room on one line of the board: picture, name, type, and price a night (§2). */
export function CompactRoomCard({ room, level }: CompactRoomCardProps) {
  const { words, t } = useWords();
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomPhoto room={room} sizes="8rem" priority className={styles.picture} />
      <div className={styles.words}>
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
      <p className={styles.price}>
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
