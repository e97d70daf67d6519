import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { root, sizes } from './Heading.css.ts';

export type HeadingSize = keyof typeof sizes;

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'style'> {
  /** Its place in the page's outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** How large it looks. @default by level: page, section, title, small */
  readonly size?: HeadingSize;
}

const usual = { 1: 'page', 2: 'section', 3: 'title', 4: 'small' } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A headline in the display face. */
export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...rest} className={classes(root, sizes[size], className)} />;
}
