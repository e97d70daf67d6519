import { plusWords } from '@motel/content';
import { afterPrice, shownPrice } from '@motel/content/words';
import { Card, classes, Icon, Rating, Text } from '@motel/ui';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { useWords } from '../../shared/words.ts';
import * as styles from './HotelCard.css.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { hung } from './RoomKey.css.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomTitle } from './RoomTitle.tsx';
import type { ListedRoom } from './searched-rooms.ts';

interface HotelCardProps extends ListedRoom {
  readonly priority: boolean;
}

/** A card of /hotel-card (§2): the room on the left, its terms in the middle, its price on the right. */
export function HotelCard({ room, priority, offer }: HotelCardProps) {
  const { words, motel, t } = useWords();
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomKey name={room.title} className={hung} />
      <RoomPicture room={room} priority={priority} />
      <div className={classes(styles.words, !room.inStock && styles.dimmed)}>
        <RoomTitle room={room} level={2} size="heading" />
        <RoomFacts room={room} />
        <Rating value={room.rating} />
        {room.terms && (
          <ul className={styles.terms}>
            {room.terms.map((term) => (
              <li key={term} className={styles.term}>
                <Icon name="check" size={20} />
                {term}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes(styles.offer, !room.inStock && styles.dimmed)}>
        {offer}
        {offer === undefined && (
          <p className={styles.price}>
            <span className={styles.amount}>{shownPrice(words, room.price)}</span>{' '}
            {afterPrice(words, plusWords(words, room.taxes ?? motel.moneyWords.beforeTaxes))}
          </p>
        )}
        {room.inStock ? (
          <span className={styles.go} aria-hidden="true">
            {t('See the room')} <Icon name="arrow-right" size={20} />
          </span>
        ) : (
          <Text tone="error" weight="bold">
            {t('Out of Stock')}
          </Text>
        )}
      </div>
    </Card>
  );
}
