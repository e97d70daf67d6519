import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { root, star as starStyle, tones } from './Badge.css.ts';

export interface BadgeProps {
  readonly children: ReactNode;
  /** `card` is for pictures. @default 'card' */
  readonly tone?: keyof typeof tones;
  /** A decorative star before the words. @default false */
  readonly star?: boolean;
}

/** A few words of praise or notice. */
export function Badge({ children, tone = 'card', star = false }: BadgeProps) {
  return (
    <span className={classes(root, tones[tone])}>
      {star && (
        <span className={starStyle} aria-hidden="true">
          ★
        </span>
      )}
      {children}
    </span>
  );
}
