import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { type Gap, gaps } from './gaps.css.ts';
import { root } from './Inline.css.ts';

export interface InlineProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';
  /** @default 's' */
  readonly gap?: Gap;
}

/** Elements beside each other; they wrap when there is no room. */
export function Inline({ as = 'div', gap = 's', className, ...rest }: InlineProps) {
  // The props of one tag serve for all, which do not differ in the ones used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, gaps[gap], className)} />;
}
