import { classes } from '../classes.ts';
import { icon } from './Icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps {
  /** One of the icons that every page has, or the `path` of the caller's own. */
  readonly name?: IconName;
  /** Lines on a grid, as in `d` of an SVG path. */
  readonly path?: string;
  /** The height and width of the grid. @default 24 */
  readonly grid?: number;
  /** Height and width in px. @default 24 */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A small icon beside words that say the same; always hidden from screen readers. */
export function Icon({ name, path = name && paths[name], grid = 24, size = 24, className }: IconProps) {
  return (
    <svg
      className={classes(icon, className)}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
