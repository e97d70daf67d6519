import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** @default 'span' */
  readonly as?: 'span' | 'legend' | 'h2';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
