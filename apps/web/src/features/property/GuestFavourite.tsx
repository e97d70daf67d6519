import { Heading, Text } from '@motel/ui';
import * as styles from './GuestFavourite.css.ts';

/** The same for every property (§2). */
const REVIEWS = 128;

/** The 'Guest favourite' badge (§2). */
export function GuestFavourite({ rating }: { readonly rating: number }) {
  return (
    <div className={styles.badge}>
      <div className={styles.words}>
        <Heading level={3}>Guest favourite</Heading>
        <Text tone="soft">One of the rooms that people ask for by name.</Text>
      </div>
      <Figure value={`★ ${rating}`} label="rating" />
      <Figure value={String(REVIEWS)} label="reviews" />
    </div>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
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
