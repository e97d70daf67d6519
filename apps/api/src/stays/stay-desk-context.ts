import type { MoneyContext } from '../money/index.ts';
import type { DeskContext } from '../staff/index.ts';

/** All that a person's work needs, payments by a link included. */
export interface StayDeskContext extends MoneyContext, DeskContext {
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
}
