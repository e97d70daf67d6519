import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** The text to announce when it changes. Keep the region mounted and empty before: only changes are announced. */
  readonly children?: ReactNode;
}

/** Politely announces a change that sighted guests see already, such as a new price. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden}>
      {children}
    </div>
  );
}
