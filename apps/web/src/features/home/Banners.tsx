import type { SiteParts } from '@motel/content';
import { Card, cardLink, classes, Heading, Picture } from '@motel/ui';
import { Carousel } from '@motel/ui/carousel';
import { Link } from 'react-router-dom';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { propertyPath, sitePaths } from '../../shared/site-paths.ts';
import * as styles from './Banner.css.ts';

/** The rotating banner carousel with its times in ms (§9). */
export function Banners() {
  const { words, banners } = useSitePart('home');
  return (
    <Carousel
      label={words.bannersHeading}
      heading={<Heading level={2}>{words.bannersHeading}</Heading>}
      slides={banners.map((banner) => ({
        key: banner.title,
        label: banner.title,
        content: <Banner {...banner} />,
      }))}
      interval={2000}
      speed={500}
      resizeDebounce={50}
    />
  );
}

/** A poster that links to one room, or to all of them (§2). */
function Banner({ title, words, picture, paper, room }: SiteParts['home']['banners'][number]) {
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
