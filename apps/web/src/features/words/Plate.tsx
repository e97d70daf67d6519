import type { PictureFiles } from '@motel/content';
import { classes } from '@motel/ui';
import { afterDark, byDay } from '../../shared/by-theme.css.ts';
import * as styles from './Plate.css.ts';

interface PlateProps extends Partial<PictureFiles> {
  readonly src: string;
  readonly alt: string;
  /** Printed into the card's lower border. */
  readonly caption?: string;
  /** Among the first things seen. @default false */
  readonly priority?: boolean;
}

/** One of the motel's own pictures, which always exist, as a printed card. */
export function Plate({
  src,
  alt,
  width = 1200,
  height = 900,
  sources = [],
  caption,
  priority = false,
  evening,
}: PlateProps) {
  const image = (file: string, theme?: string) => (
    <img
      src={file}
      alt={alt}
      width={width}
      height={height}
      loading={priority && !evening ? 'eager' : 'lazy'}
      decoding="async"
      className={classes(styles.picture, theme)}
    />
  );
  return (
    <figure className={styles.card}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 768px) 640px, 90vw" />
        ))}
        {image(src, evening && byDay)}
      </picture>
      {evening && image(evening, afterDark)}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
