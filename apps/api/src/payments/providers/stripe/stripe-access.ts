/** How this motel reaches its Stripe account. */
export interface StripeAccess {
  /** `sk_…`, or a restricted `rk_…`; with `_test_` in it no money moves. */
  readonly secretKey: string;
  /** `whsec_…`, by which the webhook knows Stripe's events. */
  readonly webhookSecret: string;
  /** Another server than Stripe's own, for tests: the environment cannot name one. */
  readonly server?: StripeServer | undefined;
}

export interface StripeServer {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
  /** Milliseconds. */
  readonly timeout: number;
}

/** Whether payments by this key are of play money. */
export function isTestKey(secretKey: string): boolean {
  return secretKey.includes('_test_');
}
