import type { SiteParts } from '@motel/content';
import { Card, cardLink, classes, Icon, Picture, VisuallyHidden } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as placeStyles from './Place.css.ts';
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

interface PlaceProps {
  readonly place: SiteParts['gallery']['places'][number];
  /** A sentence about it, shown with the name of the linked site. */
  readonly note?: string | undefined;
}

/** A photo of the gallery; its caption of place name and flag opens the place's site in a new tab (§2). */
function Place({ place, note }: PlaceProps) {
  const { t } = useWords();
  const { name, country, photo, page, isLarge } = place;
  return (
    <Card padding="none" className={placeStyles.card}>
      <figure className={placeStyles.figure}>
        <div className={placeStyles.print}>
          <Picture
            {...photo}
            ratio={isLarge ? '16 / 10' : '4 / 3'}
            sizes={isLarge ? '(min-width: 768px) 50vw, 80vw' : '(min-width: 768px) 33vw, 80vw'}
            className={isLarge ? placeStyles.large : undefined}
          />
        </div>
        <figcaption className={placeStyles.caption}>
          <a href={page.url} target="_blank" rel="noopener" className={classes(cardLink, placeStyles.name)}>
            {name}{' '}
            <img
              src={country.flag}
              alt={country.name}
              width={30}
              height={15}
              loading="lazy"
              className={placeStyles.flag}
            />
            <VisuallyHidden> {t('(opens {site} in a new tab)', { site: page.site })}</VisuallyHidden>
          </a>
          <span className={placeStyles.out}>
            <Icon name="external" size={20} />
          </span>
          {note && (
            <>
              <p className={placeStyles.note}>{note}</p>
              <p className={placeStyles.site}>{page.site}</p>
            </>
          )}
        </figcaption>
      </figure>
    </Card>
  );
}
