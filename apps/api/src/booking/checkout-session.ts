import type { Selectable } from 'kysely';
import type { Fixed } from '../db/index.ts';

/** The payment session of a booking or a payment link. */
export interface Checkout {
  readonly provider: string;
  /** What is bought, in a line. */
  readonly title: string;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Null until the provider has answered: before that, no guest has a page to pay on. */
  readonly sessionId: string | null;
  readonly url: string | null;
}

/** The payment session of a row, stored before the call to the provider, so that a retry sends the same request. */
export interface CheckoutColumns {
  checkout_provider: Fixed<string>;
  checkout_title: Fixed<string>;
  checkout_expires_at: Fixed<Date>;
  checkout_success_url: Fixed<string>;
  checkout_cancel_url: Fixed<string>;
  /** Null until the provider has answered; then final, as is `checkout_url`. */
  checkout_session_id: string | null;
  checkout_url: string | null;
}

export function checkoutOf(row: Selectable<CheckoutColumns>): Checkout {
  return {
    provider: row.checkout_provider,
    title: row.checkout_title,
    expiresAt: row.checkout_expires_at,
    successUrl: row.checkout_success_url,
    cancelUrl: row.checkout_cancel_url,
    sessionId: row.checkout_session_id,
    url: row.checkout_url,
  };
}

/** Until when a hold can be paid: its session ends some minutes before it, so that a last payment still finds its room. */
export function payableUntil({
  heldUntil,
  checkout,
}: {
  readonly heldUntil: Date;
  readonly checkout: Pick<Checkout, 'expiresAt'> | undefined;
}): Date {
  return checkout === undefined || heldUntil < checkout.expiresAt ? heldUntil : checkout.expiresAt;
}
