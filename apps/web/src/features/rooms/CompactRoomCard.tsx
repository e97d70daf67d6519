import type { PropertyCard } from '@motel/api-client/contracts';
import { afterPrice, shownPrice } from '@motel/content/words';
import { Card, Rating, Text } from '@motel/ui';
import * as styles from './CompactRoomCard.css.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomPhoto } from './RoomPhoto.tsx';
import { RoomTitle } from './RoomTitle.tsx';

/** A room on one line of the board: picture, name, type, and price a night (§2). */
export function CompactRoomCard({ room }: { readonly room: PropertyCard }) {
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomPhoto room={room} sizes="8rem" priority className={styles.picture} />
      <div className={styles.words}>
        <RoomTitle room={room} level={2} />
        <RoomFacts room={room} isShort />
        <Text size="small" tone="soft">
          {`${room.roomType} Room, ${room.isSmokingAllowed ? 'Smoking Allowed' : 'Non-smoking'}`}
        </Text>
        {room.inStock ? (
          <Rating value={room.rating} />
        ) : (
          <Text size="small" tone="error" weight="bold">
            Currently Not Available
          </Text>
        )}
      </div>
      <p className={styles.price}>
        <Text as="span" figure size="title">
          {shownPrice(room.price)}
        </Text>
        <Text as="span" size="small" tone="soft">
          {afterPrice('a night')}
        </Text>
      </p>
    </Card>
  );
}
