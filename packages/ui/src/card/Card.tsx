import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { paddings, raises, root } from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** `border` is the printed card's own edge around a picture. @default 'regular' */
  readonly padding?: keyof typeof paddings;
  /** The shadow's height above the page. @default 'card' */
  readonly raised?: keyof typeof raises;
}

export function Card({ as = 'div', padding = 'regular', raised = 'card', className, ...rest }: CardProps) {
  // The props of one tag serve for all five, which do not differ in the ones used here.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(root, raises[raised], paddings[padding], className)} />;
}
