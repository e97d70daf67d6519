import type { ReactNode } from 'react';
import { picture, print, root, stamp, words } from './Stamp.css.ts';

export interface StampProps {
  /** The picture on it, in dark ink; as wide as the stamp. */
  readonly children: ReactNode;
  /** Printed under the picture: its place of origin. */
  readonly place: string;
  /** Printed beside the place, as the stamp's value. */
  readonly value?: string;
}

/** A postage stamp with its perforated edge: the same print in both themes. */
export function Stamp({ children, place, value }: StampProps) {
  return (
    <div className={root}>
      <div className={stamp}>
        <div className={print}>
          <div className={picture}>{children}</div>
          <p className={words}>
            <span>{place}</span>
            {value && <span>{value}</span>}
          </p>
        </div>
      </div>
    </div>
  );
}
