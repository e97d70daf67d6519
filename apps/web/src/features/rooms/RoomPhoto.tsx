import type { PropertyCard } from '@motel/api-client/contracts';
import { classes, type PictureProps } from '@motel/ui';
import { RoomImage } from '../../shared/RoomImage.tsx';
import * as styles from './RoomPhoto.css.ts';

interface RoomPhotoProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  readonly room: PropertyCard;
  readonly className?: string;
}

/** A room's first picture; dimmed while the room is out of stock (§2). */
export function RoomPhoto({ room, className, ...picture }: RoomPhotoProps) {
  return (
    <div className={classes(className, !room.inStock && styles.dimmed)}>
      <RoomImage {...picture} src={room.image?.src} alt={room.image?.alt ?? ''} ratio="4 / 3" />
    </div>
  );
}
