import { classes } from '../classes.ts';
import { cord, edge, hole, mark, root, star, tones } from './KeyFob.css.ts';

export interface KeyFobProps {
  /** One to three characters on it. @default a star */
  readonly children?: string | undefined;
  /** @default 'spruce' */
  readonly tone?: keyof typeof tones | undefined;
  /** Width in px; the height is one and a half times that. @default 58 */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A motel key's fob. Decorative: words beside it say the same. It swings with a link around it. */
export function KeyFob({ children, tone = 'spruce', size = 58, className }: KeyFobProps) {
  return (
    <svg
      viewBox="0 0 58 86"
      width={size}
      height={(size * 86) / 58}
      aria-hidden="true"
      className={classes(root, tones[tone], className)}
    >
      <path className={cord} d="M29 0v20" />
      <path d="M29 12 56 46 29 84 2 46z" />
      <path className={edge} d="M29 18 51 46 29 77 7 46z" />
      <circle className={hole} cx="29" cy="25" r="3.6" />
      {children === undefined ? (
        <path
          className={star}
          d="m29 34 3.6 7.9 8.600 1-6.300 5.900 1.700 8.500L29 53l-7.600 4.300 1.700-8.500-6.300-5.900 8.600-1z"
        />
      ) : (
        <text className={mark} x="29" y="54">
          {children}
        </text>
      )}
    </svg>
  );
}
