import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { paddings, raises, root } from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** `border` is the printed card's own edge around a picture. @default 'regular' */
  readonly padding?: keyof typeof paddings;
  /** How far above the page. @default 'card' */
  readonly raised?: keyof typeof raises;
}

/** A printed card lying on the page. */
export function Card({ as = 'div', padding = 'regular', raised = 'card', className, ...rest }: CardProps) {
  // One tag's props stand for all five, which differ in nothing used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, raises[raised], paddings[padding], className)} />;
}
