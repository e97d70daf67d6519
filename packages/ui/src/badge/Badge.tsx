import type { ReactNode } from 'react';
import { root, star as starStyle } from './Badge.css.ts';

export interface BadgeProps {
  readonly children: ReactNode;
  /** A decorative star before the words. @default false */
  readonly star?: boolean;
}

/** A few words of praise or notice. */
export function Badge({ children, star = false }: BadgeProps) {
  return (
    <span className={root}>
      {star && (
        <span className={starStyle} aria-hidden="true">
          ★
        </span>
      )}
      {children}
    </span>
  );
}
