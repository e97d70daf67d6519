import { classes } from '../classes.ts';
import { root, shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** @default 'line' */
  readonly shape?: keyof typeof shapes;
  /** @default 'full' */
  readonly width?: keyof typeof widths;
}

/** Holds the place of what is loading, so that nothing jumps; the words for it are the caller's. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <div aria-hidden="true" className={classes(root, shapes[shape], widths[width])} />;
}
