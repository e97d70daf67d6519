import type { Property } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { Heading, KeyFob, PhotoGrid, Rating, Skeleton, Spinner, Stack, Text } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { DrawingsNote } from '../../shared/DrawingsNote.tsx';
import { MotelSign } from '../../shared/MotelSign.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { said } from '../../shared/said.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords, type Words } from '../../shared/words.ts';
import { Amenities } from './Amenities.tsx';
import { HouseRules } from './HouseRules.tsx';
import * as styles from './PropertyDetails.css.ts';
import { PropertyFacts } from './PropertyFacts.tsx';
import { TurningCard } from './TurningCard.tsx';

interface PropertyDetailsProps {
  readonly property: Property;
  readonly bookingCard: ReactNode;
  /** Under the title: why it cannot be booked. */
  readonly notice: ReactNode;
}

/** A property's description, for guests to read before they book it (§2). */
export function PropertyDetails({ property, bookingCard, notice }: PropertyDetailsProps) {
  const { words, t } = useWords();
  const name = property.title ?? t('Property Name Not Available');
  return (
    <Stack gap="l">
      <div className={styles.title}>
        <Heading level={1}>{name}</Heading>
        <Text size="lead" tone="soft">
          {roomTypeWords(words, property.roomType)},{' '}
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
          {(property.favourite || property.rating > 0) && <GuestFavourite property={property} />}
        </div>
        <div className={styles.booking}>{bookingCard}</div>
        <div className={styles.rest}>
          <Host />
          {property.amenities && <Amenities amenities={property.amenities} />}
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
          <HouseRules property={property} />
        </div>
      </div>
    </Stack>
  );
}

function Host() {
  const { words, t, motel } = useWords();
  const when = motel.stayTimes.desk;
  const phone = <a href={motel.phone.href}>{motel.phone.shown}</a>;
  return (
    <section className={styles.host}>
      <span className={styles.face}>
        <MotelSign />
      </span>
      <div>
        <Heading level={2} size="title">
          {t('Hosted by {name}', { name: motel.name })}
        </Heading>
        <Text tone="soft">
          {when === undefined
            ? said(words, 'The front desk: {phone}', { phone })
            : said(words, 'The front desk answers {when}: {phone}', { when, phone })}
        </Text>
      </div>
    </section>
  );
}

/** The 'Guest favourite' badge (§2), as far as the owner has said it. */
function GuestFavourite({ property }: { readonly property: Property }) {
  const { t } = useWords();
  const { favourite, rating, reviews } = property;
  return (
    <div className={styles.badge}>
      <KeyFob tone="accent" size={46} />
      <div>
        {favourite && (
          <>
            <Heading level={3} size="title">
              {favourite}
            </Heading>
            <Text tone="soft">{t('One of the rooms that people ask for by name.')}</Text>
          </>
        )}
      </div>
      <div className={styles.figures}>
        {rating > 0 && <Figure value={<Rating value={rating} />} label={t('rating')} />}
        {reviews > 0 && <Figure value={reviews} label={t('reviews')} />}
      </div>
    </div>
  );
}

function Figure({ value, label }: { readonly value: ReactNode; readonly label: string }) {
  return (
    <p className={styles.figure}>
      <Text as="span" figure size="title">
        {value}
      </Text>{' '}
      <Text as="span" size="small" tone="soft">
        {label}
      </Text>
    </p>
  );
}

const loadViewer = () => import('@motel/ui/photo-viewer');

/** §8: a property without pictures shows the placeholder. */
const noPhoto = ({ t }: Words) => ({ src: placeholderPicture, alt: t('No picture yet') });

/** The photo grid (§2); each photo opens large, in a viewer that loads on first use. */
function PropertyPhotos({ images, name }: { readonly images: Property['images']; readonly name: string }) {
  const { words, motel, t } = useWords();
  const [opened, setOpened] = useState<number>();
  const viewer = useLoaded(loadViewer, opened !== undefined);
  const pictures = images.length > 0 ? images : [noPhoto(words)];
  const photos = pictures.map((picture) => ({ ...picture, ...pictureFiles(motel, picture.src) }));
  return (
    <>
      <PhotoGrid
        label={t('Photos of the room')}
        photos={photos}
        placeholder={placeholderPicture}
        onOpen={images.length > 0 ? setOpened : undefined}
      />
      {opened !== undefined && viewer.kind === 'loaded' && (
        <viewer.value.PhotoViewer
          title={name}
          photos={photos}
          placeholder={placeholderPicture}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Keeps the page's shape while the property loads (§2). */
export function PropertyLoading() {
  const { t } = useWords();
  return (
    <Stack gap="l">
      <div className={styles.titleSpace}>
        <Spinner>{t('Loading property details...')}</Spinner>
      </div>
      <div className={styles.photosSpace}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Skeleton width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
        <div className={styles.cardSpace}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Stack>
  );
}
