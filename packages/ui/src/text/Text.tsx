import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import {
  figure as figureStyle,
  measure as measureStyle,
  numeric as numericStyle,
  sizes,
  tones,
  weights,
} from './Text.css.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'style'> {
  /** @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'li';
  /** @default 'body' */
  readonly size?: keyof typeof sizes;
  /** @default 'ink' */
  readonly tone?: keyof typeof tones;
  /** @default 'regular' */
  readonly weight?: keyof typeof weights;
  /** Money, dates and counts: digits of equal width. @default false */
  readonly numeric?: boolean;
  /** In the display face, for a figure that stands out. @default false */
  readonly figure?: boolean;
  /** Limits the line to a comfortable length. @default false */
  readonly measure?: boolean;
}

export function Text({
  as = 'p',
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  numeric = false,
  figure = false,
  measure = false,
  className,
  ...rest
}: TextProps) {
  // The props of one tag serve for all, which do not differ in the ones used here.
  const Tag = as as 'p';
  return (
    <Tag
      {...rest}
      className={classes(
        sizes[size],
        tones[tone],
        weights[weight],
        numeric && numericStyle,
        figure && figureStyle,
        measure && measureStyle,
        className,
      )}
    />
  );
}
