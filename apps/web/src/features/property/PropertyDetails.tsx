import type { Property } from '@motel/api-client/contracts';
import { t } from '@motel/language';
import { Heading, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { DrawingsNote } from '../../shared/DrawingsNote.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { Amenities } from './Amenities.tsx';
import { GuestFavourite } from './GuestFavourite.tsx';
import { Host } from './Host.tsx';
import { HouseRules } from './HouseRules.tsx';
import * as styles from './PropertyDetails.css.ts';
import { PropertyFacts } from './PropertyFacts.tsx';
import { PropertyPhotos } from './PropertyPhotos.tsx';
import { TurningCard } from './TurningCard.tsx';

interface PropertyDetailsProps {
  readonly property: Property;
  readonly bookingCard: ReactNode;
  /** Under the title: why it cannot be booked. */
  readonly notice: ReactNode;
}

/** A property's description, for guests to read before they book it (§2). */
export function PropertyDetails({ property, bookingCard, notice }: PropertyDetailsProps) {
  const name = property.title ?? t('Property Name Not Available');
  return (
    <Stack gap="l">
      <div className={styles.title}>
        <Heading level={1}>{name}</Heading>
        <Text size="lead" tone="soft">
          {roomTypeWords(property.roomType)},{' '}
          {property.isSmokingAllowed ? t('smoking allowed') : t('non-smoking')}
        </Text>
      </div>
      {notice}
      <TurningCard
        property={property}
        note={<DrawingsNote pictures={property.images.map(({ src }) => src)} />}
      >
        <PropertyPhotos images={property.images} name={name} />
      </TurningCard>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <PropertyFacts property={property} />
          {property.rating > 0 && <GuestFavourite property={property} />}
        </div>
        <div className={styles.booking}>{bookingCard}</div>
        <div className={styles.rest}>
          <Host />
          <Amenities amenities={property.amenities} />
          {property.description && (
            <Stack as="section" gap="s">
              <Heading level={2} size="heading">
                {t('About this room')}
              </Heading>
              <Text size="lead" measure>
                {property.description}
              </Text>
            </Stack>
          )}
          <HouseRules roomType={property.roomType} />
        </div>
      </div>
    </Stack>
  );
}
