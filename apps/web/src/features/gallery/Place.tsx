import type { SiteParts } from '@motel/content';
import { Card, cardLink, classes, Icon, Picture, VisuallyHidden } from '@motel/ui';
import { useWords } from '../../shared/words.ts';
import * as styles from './Place.css.ts';

interface PlaceProps {
  readonly place: SiteParts['gallery']['places'][number];
  /** A sentence about it, shown with the name of the linked site. */
  readonly note?: string | undefined;
}

/** A photo of the gallery; its caption of place name and flag opens the place's site in a new tab (§2). */
export function Place({ place, note }: PlaceProps) {
  const { t } = useWords();
  const { name, country, photo, page, isLarge } = place;
  return (
    <Card padding="none" className={styles.card}>
      <figure className={styles.figure}>
        <div className={styles.print}>
          <Picture
            {...photo}
            ratio={isLarge ? '16 / 10' : '4 / 3'}
            sizes={isLarge ? '(min-width: 768px) 50vw, 80vw' : '(min-width: 768px) 33vw, 80vw'}
            className={isLarge ? styles.large : undefined}
          />
        </div>
        <figcaption className={styles.caption}>
          <a href={page.url} target="_blank" rel="noopener" className={classes(cardLink, styles.name)}>
            {name}{' '}
            <img
              src={country.flag}
              alt={country.name}
              width={30}
              height={15}
              loading="lazy"
              className={styles.flag}
            />
            <VisuallyHidden> {t('(opens {site} in a new tab)', { site: page.site })}</VisuallyHidden>
          </a>
          <span className={styles.out}>
            <Icon name="external" size={20} />
          </span>
          {note && (
            <>
              <p className={styles.note}>{note}</p>
              <p className={styles.site}>{page.site}</p>
            </>
          )}
        </figcaption>
      </figure>
    </Card>
  );
}
