import { classes } from '../classes.ts';
import { icon } from './Icon.css.ts';

/** Line drawings on a 24 × 24 grid, stroked in the colour of the text around them. */
const paths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  check: 'm4.5 12.5 5 5L19.5 7',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  'chevron-left': 'M15 5.5 8.5 12l6.5 6.5',
  'chevron-right': 'm9 5.5 6.5 6.5L9 18.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.1',
  mail: 'M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  people:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 2.8-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15c2 .8 3.2 2.5 3.5 5',
  phone:
    'M5 3.5h4l1.5 4.5-2.2 1.7a12 12 0 0 0 6 6l1.7-2.2 4.5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.1A1.5 1.5 0 0 1 5 3.5z',
  picture:
    'M3.5 4.5h17v15h-17zM3.5 16l5-5 4 4 2.5-2.5 5.5 5.5M16 9.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z',
  pin: 'M12 21.5c4.5-4.9 7-8.5 7-11.5a7 7 0 1 0-14 0c0 3 2.5 6.6 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  screen: 'M3.5 5h17v11.5h-17zM8.5 20.5h7M12 16.5v4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.3-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.1',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  /** One of the icons that every page has, unless there is a `path` of the caller's own. */
  readonly name?: IconName;
  /** Lines on a grid, as in `d` of an SVG path. */
  readonly path?: string | undefined;
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
