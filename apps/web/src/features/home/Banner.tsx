import { Card, cardLink, classes, Heading, Picture } from '@motel/ui';
import { Link } from 'react-router-dom';
import { propertyPath, sitePaths } from '../../shared/site-paths.ts';
import * as styles from './Banner.css.ts';
import type { bannerSlides } from './banner-slides.precomputed.ts';

/** A poster that links to one room, or to all of them (§2). */
export function Banner({ title, words, picture, paper, room }: (typeof bannerSlides)[number]) {
  return (
    <Card padding="border" className={styles.poster}>
      <Picture
        {...picture}
        ratio="4 / 3"
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 45vw, 90vw"
        className={styles.picture}
      />
      <div className={classes(styles.words, styles.papers[paper])}>
        <Heading level={3} size="heading" className={styles.title}>
          <Link to={room === undefined ? sitePaths.hotelCards : propertyPath(room)} className={cardLink}>
            {title}
          </Link>
        </Heading>
        <p>{words}</p>
      </div>
    </Card>
  );
}
