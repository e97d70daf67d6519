import type { PropertyCard } from '@motel/api-client/contracts';
import { cardLink, Heading, type HeadingProps } from '@motel/ui';
import { Link } from 'react-router-dom';
import { propertyPath } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

interface RoomTitleProps extends Pick<HeadingProps, 'level' | 'size' | 'className'> {
  readonly room: PropertyCard;
}

/** A room's name (§8 when there is none); its link makes the whole card clickable. Out of stock it is no link (§2). */
export function RoomTitle({ room, size = 'title', ...heading }: RoomTitleProps) {
  const { t } = useWords();
  const title = room.title ?? t('Property Name Not Available');
  return (
    <Heading {...heading} size={size}>
      {room.inStock ? (
        <Link to={propertyPath(room.id)} className={cardLink}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Heading>
  );
}
