import type { PropertyCard } from '@motel/api-client/contracts';
import { formatDollars } from '@motel/booking-core';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { Card, cardLink, classes, Heading, Picture, Rating, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { propertyPath } from '../../shared/site-paths.ts';
import * as styles from './CompactRoomCard.css.ts';

/** A room on one line of the board: picture, name, what kind, and what a night costs (§2). */
export function CompactRoomCard({ room }: { readonly room: PropertyCard }) {
  const title = room.title ?? 'Property Name Not Available';
  return (
    <Card as="article" padding="border" className={styles.card}>
      <div className={classes(styles.picture, !room.inStock && styles.dimmed)}>
        <Picture
          src={room.image?.src}
          {...pictureFiles(room.image?.src)}
          alt={room.image?.alt ?? ''}
          placeholder={placeholderPicture}
          ratio="4 / 3"
          sizes="8rem"
          priority
        />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="title">
          {room.inStock ? (
            <Link to={propertyPath(room.id)} className={cardLink}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
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
          {`$${formatDollars(room.price)}`}
        </Text>
        <Text as="span" size="small" tone="soft">
          CAD a night
        </Text>
      </p>
    </Card>
  );
}
