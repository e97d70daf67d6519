import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { type Gap, gaps } from './gaps.css.ts';
import { alignments, root } from './Stack.css.ts';

export interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'ul' | 'ol' | 'fieldset';
  /** @default 'm' */
  readonly gap?: Gap;
  /** @default 'stretch' */
  readonly align?: keyof typeof alignments;
}

/** Elements under each other. */
export function Stack({ as = 'div', gap = 'm', align = 'stretch', className, ...rest }: StackProps) {
  // The props of one tag serve for all, which do not differ in the ones used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, gaps[gap], alignments[align], className)} />;
}
