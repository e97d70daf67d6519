import type { HistoryScope } from '../config/read-config.ts';
import type { SchemaWatch } from '../db/index.ts';
import type { SalesStateNow } from '../inventory/index.ts';
import type { MotelContext, Shows } from '../shared/motel-context.ts';
import type { CheckoutContext } from '../stays/index.ts';
import type { KeptAddresses } from './kept-addresses.ts';
import type { LogHash } from './log-hash.ts';
import type { RequestPace } from './request/request-pace.ts';

/** The services that all requests share; each has the motel and its words beside them. */
export interface HttpServices extends Omit<CheckoutContext, 'motel' | 'words'>, Shows {
  readonly trustedProxies: number;
  readonly historyScope: HistoryScope;
  readonly hstsSubdomains: boolean;
  readonly logHash: LogHash;
  readonly holdShare: number;
  readonly schema: SchemaWatch;
  /** The state of all that is sold, with which answers are kept. */
  readonly state: SalesStateNow;
  /** Where these answers, and pages, are found before the framework. */
  readonly kept: KeptAddresses;
  readonly pace: RequestPace;
}

export type HttpContext = HttpServices & MotelContext;
