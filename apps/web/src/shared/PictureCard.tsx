import { Card, Picture, type PictureProps } from '@motel/ui';
import * as styles from './PictureCard.css.ts';

interface PictureCardProps extends Pick<PictureProps, 'src' | 'alt' | 'ratio' | 'priority'> {
  /** Printed into the card's lower border. */
  readonly caption?: string;
}

/** One of the motel's plates as a printed card: never a bare edge. */
export function PictureCard({ caption, ...picture }: PictureCardProps) {
  return (
    <Card padding="border" raised="pop">
      <figure>
        <Picture {...picture} width={1200} height={900} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Card>
  );
}
