import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** What to say when it changes. Keep the region mounted and empty before: only changes are spoken. */
  readonly children?: ReactNode;
}

/** Politely speaks a change that is already plain to the eye, such as a new price. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
      {children}
    </div>
  );
}
