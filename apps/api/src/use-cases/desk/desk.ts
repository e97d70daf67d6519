import type { Context } from '../context.ts';

/** What the front desk's actions work with; providers and mail servers are the jobs' business. */
export type DeskContext = Pick<Context, 'db' | 'clock'>;

/** An action by hand, and by whom. */
export interface ByHand {
  /** As the log will name them, e.g. the name of the operating system's user. */
  readonly who: string;
}
