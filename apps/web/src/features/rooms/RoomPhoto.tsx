import type { PropertyCard } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { classes, Picture, type PictureProps } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as styles from './RoomPhoto.css.ts';

interface RoomPhotoProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  readonly room: PropertyCard;
  readonly className?: string;
}

/** A room's first picture, or the placeholder (§8); dimmed while the room is out of stock (§2). */
export function RoomPhoto({ room, className, ...picture }: RoomPhotoProps) {
  const { motel } = useWords();
  return (
    <div className={classes(className, !room.inStock && styles.dimmed)}>
      <Picture
        {...picture}
        src={room.image?.src}
        {...pictureFiles(motel, room.image?.src)}
        alt={room.image?.alt ?? ''}
        placeholder={placeholderPicture}
        ratio="4 / 3"
      />
    </div>
  );
}
