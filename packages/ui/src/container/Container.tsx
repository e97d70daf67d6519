import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { root, widths } from './Container.css.ts';

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'article';
  /** `text` is a comfortable line, `narrow` a single form. @default 'page' */
  readonly width?: keyof typeof widths;
}

/** Keeps content away from the window's edges and limits its width. */
export function Container({ as = 'div', width = 'page', className, ...rest }: ContainerProps) {
  // The props of one tag serve for all, which do not differ in the ones used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, widths[width], className)} />;
}
