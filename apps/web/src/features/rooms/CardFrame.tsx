import type { PropertyCard } from '@motel/api-client/contracts';
import { Card, Heading } from '@motel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { propertyPath } from '../../shared/site-paths.ts';
import * as styles from './CardFrame.css.ts';
import { RoomPicture } from './RoomPicture.tsx';

interface CardFrameProps {
  readonly room: PropertyCard;
  /** Of the title, in the page's outline. */
  readonly level: 2 | 3;
  readonly priority?: boolean;
  readonly children: ReactNode;
}

/** Picture, title and what a list says of the room. Only an in-stock card leads anywhere (§2). */
export function CardFrame({ room, level, priority = false, children }: CardFrameProps) {
  const title = room.title ?? 'Property Name Not Available';
  return (
    <Card as="article" padding="border" className={styles.card}>
      <RoomPicture room={room} priority={priority} />
      <div className={styles.words}>
        <Heading level={level} size="title">
          {room.inStock ? (
            <Link to={propertyPath(room.id)} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
    </Card>
  );
}
