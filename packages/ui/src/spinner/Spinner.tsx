import type { ReactNode } from 'react';
import { root, wheel } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Names what is loading: a turning wheel alone says nothing. */
  readonly children: ReactNode;
}

export function Spinner({ children }: SpinnerProps) {
  return (
    <div role="status" className={root}>
      <span className={wheel} aria-hidden="true" />
      {children}
    </div>
  );
}
