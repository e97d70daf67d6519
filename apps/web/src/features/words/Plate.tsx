import type { PagePicture } from '@motel/content/pages';
import * as styles from './Plate.css.ts';

interface PlateProps extends PagePicture {
  /** Printed into the card's lower border. */
  readonly caption?: string;
  /** Among the first things seen. @default false */
  readonly priority?: boolean;
}

/** One of the motel's own pictures, which are known to be there, as a printed card. */
export function Plate({ src, alt, caption, priority = false }: PlateProps) {
  return (
    <figure className={styles.card}>
      <img
        src={src}
        alt={alt}
        width={1200}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.picture}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
