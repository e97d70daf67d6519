import type { DeskIconName } from '../icon/DeskIcon.tsx';

export interface PageLink {
  readonly path: string;
  readonly title: string;
  readonly icon: DeskIconName;
  /** After `G`. */
  readonly letter: string;
  /** Other addresses of the same page. */
  readonly views?: readonly string[];
  /** How many things on that page need a look. */
  readonly badge: number;
}
