import type { Property } from '@motel/api-client/contracts';
import { standardRoom } from '@motel/content';
import { t } from '@motel/language';
import { Heading, KeyFob, Rating, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import * as styles from './GuestFavourite.css.ts';

/** The 'Guest favourite' badge (§2). */
export function GuestFavourite({
  property: { favourite = standardRoom.favourite, rating, reviews },
}: {
  readonly property: Property;
}) {
  return (
    <div className={styles.badge}>
      <KeyFob tone="accent" size={46} />
      <div>
        <Heading level={3} size="title">
          {favourite}
        </Heading>
        <Text tone="soft">{t('One of the rooms that people ask for by name.')}</Text>
      </div>
      <div className={styles.figures}>
        <Figure value={<Rating value={rating} />} label={t('rating')} />
        <Figure value={reviews} label={t('reviews')} />
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
