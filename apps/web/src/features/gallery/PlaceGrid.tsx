import type { SiteParts } from '@motel/content';
import { classes } from '@motel/ui';
import { Place } from './Place.tsx';
import * as styles from './PlaceGrid.css.ts';

interface PlaceGridProps {
  readonly places: SiteParts['gallery']['places'];
  /** A sentence about each place, by its name. @default captions alone */
  readonly notes?: Readonly<Record<string, string>>;
}

/** The ten photos: wide, a row of two above a row of three, twice; on small screens a strip that scrolls (§2). */
export function PlaceGrid({ places, notes = {} }: PlaceGridProps) {
  return (
    <ul className={styles.grid}>
      {places.map((place) => (
        <li key={place.name} className={classes(styles.item, place.isLarge && styles.large)}>
          <Place place={place} note={notes[place.name]} />
        </li>
      ))}
    </ul>
  );
}
