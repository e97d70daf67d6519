import { classes } from '../classes.ts';
import { root, shapes, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** @default 'line' */
  readonly shape?: keyof typeof shapes;
  /** @default 'full' */
  readonly width?: keyof typeof widths;
}

/** Reserves the space of loading content, so that nothing jumps; the caller gives the words for it. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <div aria-hidden="true" className={classes(root, shapes[shape], widths[width])} />;
}
