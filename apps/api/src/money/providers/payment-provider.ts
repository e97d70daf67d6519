import type { Cents, QuoteLine } from '@motel/booking-core';
import { NamedError } from '../../shared/named-error.ts';

/** A line of the bill as a guest reads it. */
export type PaymentLine = Pick<QuoteLine, 'kind' | 'label' | 'detail' | 'amount'>;

/** A payment that a provider is asked to collect; its only personal data is the booking's id. */
export interface SessionRequest {
  readonly bookingId: string;
  /** Same key, same session: a retry after a lost answer never makes a second one. */
  readonly idempotencyKey: string;
  /** The purchase, e.g. the property's name and the dates. */
  readonly title: string;
  /** The terms that the guest accepts by paying, in a sentence or two. */
  readonly terms?: string | undefined;
  /** They add up to `total`. */
  readonly lines: readonly PaymentLine[];
  readonly total: Cents;
  readonly expiresAt: Date;
  /** Where the guest goes after paying; `{CHECKOUT_SESSION_ID}` stands for the session. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Nothing is collected: the guest leaves a card to be charged later. The total is $0, and there are no lines. */
  readonly isGuarantee?: boolean;
}

export interface ProviderSession {
  readonly sessionId: string;
  /** The hosted page on which the guest pays. */
  readonly url: string;
}

/**
 * The provider's knowledge of a session.
 * - `open`: the guest may still pay
 * - `processing`: the guest has paid by a means that is decided later; an event will report it
 * - `expired`: it ended without payment and can never be paid, for any reason
 * - `paid`: with the reference by which it can be refunded
 * - `guaranteed`: with the reference by which the card can be charged
 */
export type SessionState =
  | { readonly state: 'open' | 'processing' | 'expired' }
  | { readonly state: 'guaranteed'; readonly guaranteeReference: string }
  | ({ readonly state: 'paid' } & Omit<Payment, 'bookingId' | 'sessionId' | 'requestId'>);

/**
 * Why a payment buys no stay and no rule settles it. `wrong-mode`: test money where real money is due, or the reverse.
 * `wrong-currency`: not the motel's. `nothing-paid`: an amount of 0 or below, or the provider asked for none.
 */
export type PaymentProblem = 'wrong-mode' | 'wrong-currency' | 'nothing-paid';

/** Money that the provider says it has collected. */
export interface Payment {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly paymentReference: string;
  readonly amount: Cents;
  readonly problem?: PaymentProblem;
  /** Of a charge of a card that guarantees a stay: the request that asked for it. */
  readonly requestId?: string;
}

/** The news of a signed event, in our own words. */
export type PaymentEvent = { readonly eventId: string } & (
  | ({ readonly type: 'paid' } & Payment)
  | { readonly type: 'failed' | 'expired'; readonly sessionId: string; readonly bookingId: string }
  /** The guest has left a card, which may be charged later. */
  | {
      readonly type: 'guaranteed';
      readonly sessionId: string;
      readonly bookingId: string;
      readonly guaranteeReference: string;
    }
  /** A refund has gone through; or it failed or was sent back, and the motel has the money again. */
  | ({ readonly type: 'refunded' | 'refund-failed' } & RefundEvent)
  /** All of a payment was refunded, in one refund or several, by us or by hand. */
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
export interface RefundEvent {
  readonly paymentReference: string;
  readonly refundReference: string;
  readonly amount: Cents;
  /** The key of the motel's request; a refund made at the provider itself, e.g. in its dashboard, has none. */
  readonly refundKey?: string;
}

/** An event about the motel's own payments that is not as the provider describes it. */
export interface UnreadableEvent {
  readonly type: 'unreadable';
  readonly eventId: string;
  readonly problem: string;
}

/** The event was not signed by the provider, or signed too long ago: it is answered 400 and has no effect. */
export class SignatureError extends NamedError {}

/** The event is signed, but not as the provider describes it: it is answered 400, and will be sent again. */
export class UnreadableEventError extends NamedError {}

/** @throws UnreadableEventError when what was sent cannot be read */
export function readingEvent<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new UnreadableEventError('The event is not as the provider describes it', { cause });
  }
}

/** The provider cannot be reached now, or its answer was lost: it may or may not have done what was asked. */
export class ProviderUnavailable extends NamedError {}

/** The provider has refused, has done nothing, and a retry would be refused, too. */
export class ProviderRefusal extends NamedError {}

export interface RefundRequest {
  readonly paymentReference: string;
  /** More than 0. */
  readonly amount: Cents;
  readonly idempotencyKey: string;
}

/** A card that guarantees a stay must be charged, without its guest. */
export interface ChargeRequest {
  readonly guaranteeReference: string;
  readonly bookingId: string;
  /** That of the request for the money; one key charges once. */
  readonly idempotencyKey: string;
  readonly title: string;
  /** More than 0. */
  readonly amount: Cents;
}

/** A hosted card checkout. A call that fails may have had its effect, unless it fails with a `ProviderRefusal`. */
export interface PaymentProvider {
  readonly name: string;
  /** @throws ProviderRefusal when the key was used for another request, or the lines do not add up to the total */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** Ends an open session for good; returns the state it is in afterwards, which may be `processing` or `paid`. */
  expireSession(sessionId: string): Promise<SessionState>;
  /** A session that the provider does not know is `expired`: no guest can pay it. */
  findSession(sessionId: string): Promise<SessionState>;
  /** @throws SignatureError or UnreadableEventError */
  readEvent(rawBody: string, headers: Headers): Promise<PaymentEvent>;
  /** The events since an instant, oldest first: the same as were sent, whether they arrived or not. */
  eventsSince(instant: Date): Promise<readonly (PaymentEvent | UnreadableEvent)[]>;
  /** Refunds money once for each key, however old. @throws ProviderRefusal beyond what was paid, or on a reused key */
  refund(request: RefundRequest): Promise<void>;
  /** Charges a guarantee once for each key; an event reports it, too. @throws ProviderRefusal, also on a reused key */
  charge(request: ChargeRequest): Promise<Payment>;
  /** Milliseconds that our clock is ahead of the provider's by its latest answer; left out where it has none. */
  clockError?(): number | undefined;
}
