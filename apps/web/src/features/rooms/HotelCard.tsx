import type { PropertyCard } from '@motel/api-client/contracts';
import { formatDollars } from '@motel/booking-core';
import { Card, classes, Icon, Rating, Text } from '@motel/ui';
import { RoomKey } from '../../shared/RoomKey.tsx';
import * as styles from './HotelCard.css.ts';
import { hung } from './RoomKey.css.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomTitle } from './RoomTitle.tsx';

/** The same on every card (§2). */
const ROOM = ['Classic Triple Room', '1 queen bed'];
const TERMS = ['Free cancellation', 'No prepayment'];

interface HotelCardProps {
  readonly room: PropertyCard;
  readonly priority: boolean;
}

/** A card of /hotel-card (§2): the room on the left, its terms in the middle, its price on the right. */
export function HotelCard({ room, priority }: HotelCardProps) {
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomKey name={room.title} className={hung} />
      <RoomPicture room={room} priority={priority} />
      <div className={classes(styles.words, !room.inStock && styles.dimmed)}>
        <RoomTitle room={room} level={2} size="heading" />
        <ul className={styles.room}>
          {ROOM.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Rating value={room.rating} />
        <ul className={styles.terms}>
          {TERMS.map((term) => (
            <li key={term} className={styles.term}>
              <Icon name="check" size={20} />
              {term}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes(styles.offer, !room.inStock && styles.dimmed)}>
        <p className={styles.price}>
          <span className={styles.amount}>{`$${formatDollars(room.price)}`}</span> CAD plus taxes
        </p>
        {room.inStock ? (
          <span className={styles.go} aria-hidden="true">
            See the room <Icon name="arrow-right" size={20} />
          </span>
        ) : (
          <Text tone="error" weight="bold">
            Out of Stock
          </Text>
        )}
      </div>
    </Card>
  );
}
