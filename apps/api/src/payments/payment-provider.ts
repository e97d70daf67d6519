import type { Cents, QuoteLine } from '@motel/booking-core';

/** What a provider is asked to collect; nothing personal crosses but the booking's id. */
export interface SessionRequest {
  readonly bookingId: string;
  /** Same key, same session: a retry after a lost answer never makes a second one. */
  readonly idempotencyKey: string;
  /** What is bought, e.g. the property's name and the dates. */
  readonly title: string;
  /** They add up to `total`. */
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
  readonly expiresAt: Date;
  /** Where the guest goes after paying; `{CHECKOUT_SESSION_ID}` stands for the session. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface ProviderSession {
  readonly sessionId: string;
  /** The hosted page on which the guest pays. */
  readonly url: string;
}

/**
 * What the provider knows of a session.
 * - `open`: the guest may still pay
 * - `processing`: the guest has paid by a means that is decided later; an event will tell
 * - `expired`: it ended without payment and can never be paid, for whatever reason
 * - `paid`: with the reference by which it can be refunded
 */
export type SessionState =
  | { readonly state: 'open' | 'processing' | 'expired' }
  | { readonly state: 'paid'; readonly paymentReference: string; readonly amount: Cents };

/** What a signed event says happened, in our own words. */
export type PaymentEvent = { readonly eventId: string } & (
  | {
      readonly type: 'paid';
      readonly sessionId: string;
      readonly bookingId: string;
      readonly paymentReference: string;
      readonly amount: Cents;
    }
  | { readonly type: 'failed' | 'expired'; readonly sessionId: string; readonly bookingId: string }
  /** A refund has gone through; or has not, or was sent back: the money is the motel's again. */
  | ({ readonly type: 'refunded' | 'refund-failed' } & ToldRefund)
  /** All of a payment has gone back, in one refund or several, whoever made them. */
  | { readonly type: 'refunded-in-full'; readonly paymentReference: string }
  /** The guest's bank wants money back. */
  | {
      readonly type: 'disputed';
      readonly paymentReference: string;
      readonly disputeReference: string;
      readonly amount: Cents;
    }
  | { readonly type: 'ignored' }
);

/** A refund of any payment of the provider's account. */
export interface ToldRefund {
  readonly paymentReference: string;
  readonly refundReference: string;
  readonly amount: Cents;
  /** Made at the provider itself, e.g. in its dashboard; the others the motel has asked for. */
  readonly isByHand: boolean;
}

/** The provider tells something about the motel's own that is not as it is described to be. */
export interface UnreadableEvent {
  readonly type: 'unreadable';
  readonly eventId: string;
  readonly problem: string;
}

/** The event was not signed by the provider, or too long ago: it is answered 400 and has no effect. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** The provider cannot be asked now, or its answer was lost: whether it did what was asked is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider will not do what was asked, however often it is asked: nothing was done. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

export interface RefundRequest {
  readonly paymentReference: string;
  /** More than 0. */
  readonly amount: Cents;
  readonly idempotencyKey: string;
}

/**
 * A hosted card checkout. Every provider passes the same contract suite. A call that fails is indeterminate, the
 * session may exist, unless it fails with a `ProviderRefusal`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** @throws ProviderRefusal when the key was used for another request, or the lines do not add up to the total */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** Ends an open session for good; answers the state it is in afterwards, which may be `processing` or `paid`. */
  expireSession(sessionId: string): Promise<SessionState>;
  /** One that the provider does not know is `expired`: nobody can pay it. */
  findSession(sessionId: string): Promise<SessionState>;
  /** @throws SignatureError or UnreadableEventError */
  readEvent(rawBody: string, headers: Headers): Promise<PaymentEvent>;
  /** What has happened since, oldest first: the same events as were sent, whether they arrived or not. */
  eventsSince(instant: Date): Promise<readonly (PaymentEvent | UnreadableEvent)[]>;
  /**
   * Gives money back, once for each key, however long ago it was used first.
   * @throws ProviderRefusal when more than was paid would go back, or the key was used for another refund
   */
  refund(request: RefundRequest): Promise<void>;
}
