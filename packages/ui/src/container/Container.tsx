import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { root } from './Container.css.ts';

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'article';
}

/** Keeps content away from the window's edges and limits its width. */
export function Container({ as = 'div', className, ...rest }: ContainerProps) {
  // The props of one tag serve for all, which do not differ in the ones used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, className)} />;
}
