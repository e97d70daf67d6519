import type { Property } from '@motel/api-client/contracts';
import { petLimit } from '@motel/booking-core';
import { Heading, Stack } from '@motel/ui';
import { counted } from '../../shared/format/counts.ts';
import * as styles from './PropertyFacts.css.ts';

/** Headline and counts (§2). */
export function PropertyFacts({ property }: { readonly property: Property }) {
  const pets = petLimit(property);
  const facts = [
    counted(property.guest, 'guest'),
    counted(property.bedroom, 'bedroom'),
    counted(property.bed, 'bed'),
    counted(property.bathroom, 'bathroom'),
    pets === 0 ? 'No pets' : `${counted(pets, 'pet')} allowed`,
  ];
  return (
    <Stack gap="xs">
      <Heading level={2} size="heading">
        {property.location === undefined
          ? 'Location Not Available'
          : `Entire rental unit in ${property.location}`}
      </Heading>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Stack>
  );
}
