import { afterPrice, barePrice } from '@motel/content/words';
import { decimal } from '@motel/language';
import { Card, classes, Text } from '@motel/ui';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './RoomCard.css.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { hung } from './RoomKey.css.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { RoomTitle } from './RoomTitle.tsx';
import type { ListedRoom } from './searched-rooms.ts';

export function RoomCard({ room, offer }: ListedRoom) {
  const { words, t, language } = useWords();
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomKey name={room.title} className={hung} />
      <RoomPicture room={room} />
      <div className={classes(styles.words, !room.inStock && styles.dimmed)}>
        <RoomTitle room={room} level={3} />
        <RoomFacts room={room} isShort />
        <ul className={styles.facts}>
          <li>{roomTypeWords(words, room.roomType)}</li>
          <li>{room.isSmokingAllowed ? t('Smoking Allowed') : t('Non-smoking')}</li>
        </ul>
        {!room.inStock && (
          <Text tone="error" weight="bold">
            {t('Out of Stock')}
          </Text>
        )}
        <p className={styles.price}>
          {offer === undefined && (
            <>
              <span className={styles.amount}>{barePrice(words, room.price)}</span>{' '}
              {afterPrice(words, room.rating > 0 ? t('for 1 night •') : t('for 1 night'))}{' '}
            </>
          )}
          {room.rating > 0 && (
            <span className={styles.rating}>
              <span className={styles.star}>★</span> {decimal(room.rating, language)}
            </span>
          )}
        </p>
        {offer}
      </div>
    </Card>
  );
}
