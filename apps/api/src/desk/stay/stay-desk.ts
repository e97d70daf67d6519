import type { MoneyContext } from '../../money/index.ts';

/** All that a person's work on stays needs. */
export interface StayDeskContext extends MoneyContext {
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
}

/** The answer of an action that says nothing more: the stay's own page shows what it did. */
export type Nothing = Record<string, never>;
