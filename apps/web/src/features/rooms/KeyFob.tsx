import { classes } from '@motel/ui';
import * as styles from './KeyFob.css.ts';

const COLOURS = [styles.colours.spruce, styles.colours.ox, styles.colours.teal];

/** The key of a room, hung over the upper edge of its card. Decoration. */
export function KeyFob({ index }: { readonly index: number }) {
  return (
    <svg
      viewBox="0 0 58 90"
      className={classes(styles.fob, COLOURS[index % COLOURS.length])}
      aria-hidden="true"
    >
      <path d="M29 0v22" className={styles.ring} />
      <path d="M29 14 56 50 29 88 2 50z" className={styles.plate} />
      <path d="M29 21 50.500 50 29 80.500 7.500 50z" className={styles.line} />
      <path
        d="M25.500 44q3.500-6 7 0M20 47l9-7 9 7M22 49.500h14l-1.500 13h-11zM22.500 65h13"
        className={styles.line}
      />
      <circle cx="29" cy="27" r="3.500" className={styles.hole} />
    </svg>
  );
}
