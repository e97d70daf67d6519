import type { Property } from '@motel/api-client/contracts';
import { placeholderPicture } from '@motel/content';
import { Heading, PhotoGrid, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { Amenities } from './Amenities.tsx';
import { GuestFavourite } from './GuestFavourite.tsx';
import { Host } from './Host.tsx';
import { HouseRules } from './HouseRules.tsx';
import * as styles from './PropertyDetails.css.ts';
import { PropertyFacts } from './PropertyFacts.tsx';

interface PropertyDetailsProps {
  readonly property: Property;
  readonly bookingCard: ReactNode;
}

/** §8: a property without pictures shows the placeholder. */
const NO_PHOTO = { src: placeholderPicture, alt: 'No picture yet' };

/** What a guest reads of a property before booking it (§2). */
export function PropertyDetails({ property, bookingCard }: PropertyDetailsProps) {
  return (
    <Stack gap="l">
      <Heading level={1}>{property.title ?? 'Property Name Not Available'}</Heading>
      <PhotoGrid
        label="Photos of the room"
        photos={property.images.length > 0 ? property.images : [NO_PHOTO]}
        placeholder={placeholderPicture}
      />
      <div className={styles.columns}>
        <div className={styles.intro}>
          <PropertyFacts property={property} />
          <GuestFavourite rating={property.rating} />
        </div>
        <div className={styles.booking}>{bookingCard}</div>
        <div className={styles.rest}>
          <Host />
          <Amenities />
          {property.description && (
            <Stack as="section" gap="s">
              <Heading level={2} size="heading">
                About this room
              </Heading>
              <Text measure>{property.description}</Text>
            </Stack>
          )}
          <HouseRules />
        </div>
      </div>
    </Stack>
  );
}
