import { icon } from './Icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps {
  /** One of the icons that every page has, or the `path` of the caller's own. */
  readonly name?: IconName;
  /** Lines on a 24 × 24 grid, as in `d` of an SVG path. */
  readonly path?: string;
  /** Height and width in px. @default 24 */
  readonly size?: number;
}

/** A small icon beside words that say the same; always hidden from screen readers. */
export function Icon({ name, path = name && paths[name], size = 24 }: IconProps) {
  return (
    <svg className={icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
