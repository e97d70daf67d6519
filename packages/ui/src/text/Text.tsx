import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'style'> {
  /** @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'li';
  /** @default 'body' */
  readonly size?: keyof typeof styles.sizes;
  /** @default 'ink' */
  readonly tone?: keyof typeof styles.tones;
  /** @default 'regular' */
  readonly weight?: keyof typeof styles.weights;
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
        styles.sizes[size],
        styles.tones[tone],
        styles.weights[weight],
        numeric && styles.numeric,
        figure && styles.figure,
        measure && styles.measure,
        className,
      )}
    />
  );
}
