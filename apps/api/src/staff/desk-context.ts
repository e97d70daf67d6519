import type { Db } from '../db/index.ts';
import type { MotelContext, Shows } from '../shared/motel-context.ts';

/** All that the front desk's actions need; only jobs call providers and mail servers. */
export interface DeskContext extends MotelContext, Shows {
  readonly db: Db;
  /** The owner's share of rooms that may be unpaid at once. @default 1 */
  readonly holdShare?: number;
  /** The site's origin as guests reach it, for links. @default this machine's */
  readonly publicUrl?: string;
}
