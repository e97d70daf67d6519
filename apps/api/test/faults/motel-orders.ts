import type { StripeAccess } from '../../src/config/stripe-access.ts';

export interface MotelSetting {
  readonly database: string;
  readonly dataDir: string;
  readonly stripe: StripeAccess;
  /** ISO instant, at which its clock stops. */
  readonly now: string;
}

/** Its end by kill -9: when so many queries have been done, just before the next one is sent or just after. */
export interface Death {
  readonly queries: number;
  readonly isSent: boolean;
}

/** An order to the process, which answers when that is done. */
export type MotelOrder = { readonly number: number } & (
  | { readonly do: 'set the clock'; readonly now: string }
  | { readonly do: 'run the jobs' }
  /** Without `at`, cancels the plan. */
  | { readonly do: 'die'; readonly at?: Death }
);

/** The address at which it is open, or the number of an order that is done. */
export type MotelSignal = { readonly origin: string } | { readonly done: number };
