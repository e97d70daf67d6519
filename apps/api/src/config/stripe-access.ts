export interface StripeAccess {
  /** `sk_…`, or a restricted `rk_…`; with `_test_` in it no money moves. */
  readonly secretKey: string;
  /** `whsec_…`, by which the webhook verifies Stripe's events. */
  readonly webhookSecret: string;
  /** A server other than Stripe's, for tests: the environment cannot name one. */
  readonly server?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http';
    /** Milliseconds. */
    readonly timeout: number;
  };
  /** Milliseconds before the second attempt at a request. @default 150 */
  readonly retryPause?: number;
}

export function isTestKey(secretKey: string): boolean {
  return secretKey.includes('_test_');
}
