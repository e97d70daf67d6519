import type { StripeAccess } from '../../src/payments/providers/stripe/stripe-access.ts';

/** What a process of the motel is started with. */
export interface MotelSetting {
  readonly database: string;
  readonly dataDir: string;
  readonly stripe: StripeAccess;
  /** ISO instant, at which its clock stands still. */
  readonly now: string;
}

/** Its end by kill -9: when so many queries have been done, just before the next one is sent or just after. */
export interface Death {
  readonly queries: number;
  readonly isSent: boolean;
}

/** What it is told to do; it says when that is done. */
export type MotelOrder = { readonly number: number } & (
  | { readonly do: 'set the clock'; readonly now: string }
  | { readonly do: 'run the jobs' }
  /** Without `at`, no longer. */
  | { readonly do: 'die'; readonly at?: Death }
);

/** What it says: where it is open, and the number of each order that is done. */
export type MotelSignal = { readonly origin: string } | { readonly done: number };
