import type { PropertyCard } from '@motel/api-client/contracts';
import { Badge } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import { RoomPhoto } from './RoomPhoto.tsx';
import * as styles from './RoomPicture.css.ts';

interface RoomPictureProps {
  readonly room: PropertyCard;
  readonly priority?: boolean;
}

/** A room's picture with its badge; dimmed under a notice while the room is out of stock (§2). */
export function RoomPicture({ room, priority = false }: RoomPictureProps) {
  const { t } = useWords();
  return (
    <div className={styles.frame}>
      <RoomPhoto
        room={room}
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 45vw, 90vw"
        priority={priority}
      />
      {room.badge && (
        <div className={styles.badge}>
          <Badge>{room.badge}</Badge>
        </div>
      )}
      {!room.inStock && <p className={styles.notice}>{t('Currently Not Available')}</p>}
    </div>
  );
}
