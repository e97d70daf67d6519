import type { ReactNode } from 'react';
import { root, star } from './Badge.css.ts';

export interface BadgeProps {
  readonly children: ReactNode;
}

/** A few words of praise, with a decorative star before them. */
export function Badge({ children }: BadgeProps) {
  return (
    <span className={root}>
      <span className={star} aria-hidden="true">
        ★
      </span>
      {children}
    </span>
  );
}
