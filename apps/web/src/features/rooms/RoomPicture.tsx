import type { PropertyCard } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { Badge, classes, Picture } from '@motel/ui';
import * as styles from './RoomPicture.css.ts';

interface RoomPictureProps {
  readonly room: PropertyCard;
  /** Among the first things seen. */
  readonly priority?: boolean;
}

/** A room's picture with its badge; dimmed under a notice while the room is out of stock (§2). */
export function RoomPicture({ room, priority = false }: RoomPictureProps) {
  return (
    <div className={styles.frame}>
      <div className={classes(!room.inStock && styles.dimmed)}>
        <Picture
          src={room.image?.src}
          {...pictureFiles(room.image?.src)}
          alt={room.image?.alt ?? ''}
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="(min-width: 1024px) 400px, (min-width: 768px) 45vw, 90vw"
          priority={priority}
        />
      </div>
      {room.badge && (
        <div className={styles.badge}>
          <Badge star>{room.badge}</Badge>
        </div>
      )}
      {!room.inStock && <p className={styles.notice}>Currently Not Available</p>}
    </div>
  );
}
