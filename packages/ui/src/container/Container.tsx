import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { root, widths } from './Container.css.ts';

export interface ContainerProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'article';
  /** `text` is a comfortable line, `narrow` a single form. @default 'page' */
  readonly width?: keyof typeof widths;
}

/** Keeps content off the window's edges and no wider than its measure. */
export function Container({ as = 'div', width = 'page', className, ...rest }: ContainerProps) {
  // One tag's props stand for all, which differ in nothing used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, widths[width], className)} />;
}
