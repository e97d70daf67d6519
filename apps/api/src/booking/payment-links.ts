import type { Cents } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db, Fixed } from '../db/index.ts';
import type { Checkout } from './booking.ts';

declare module '../db/database.ts' {
  interface Database {
    payment_links: PaymentLinkRow;
  }
}

/** `ended`: nothing can be paid by it any more. */
type LinkStatus = 'open' | 'paid' | 'ended';

/** A link by which a guest pays what is left of the price of a stay. Every transaction locks its booking first. */
interface PaymentLinkRow {
  id: Fixed<string>;
  booking_id: Fixed<string>;
  amount: Fixed<Cents>;
  status: LinkStatus;
  created_at: Fixed<Date>;
  status_changed_at: Date;
  /** As in `bookings`. */
  checkout_provider: Fixed<string>;
  checkout_title: Fixed<string>;
  checkout_expires_at: Fixed<Date>;
  checkout_success_url: Fixed<string>;
  checkout_cancel_url: Fixed<string>;
  checkout_session_id: string | null;
  checkout_url: string | null;
}

export interface PaymentLink {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: Cents;
  readonly status: LinkStatus;
  readonly checkout: Checkout;
}

/** The link of a booking that was not paid and not ended; past its end nothing can be paid by it. */
export async function openLinkOf(db: Db, bookingId: string): Promise<PaymentLink | undefined> {
  const row = await db
    .selectFrom('payment_links')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row && linkOf(row);
}

function linkOf(row: Selectable<PaymentLinkRow>): PaymentLink {
  return {
    id: row.id,
    bookingId: row.booking_id,
    amount: row.amount,
    status: row.status,
    checkout: {
      provider: row.checkout_provider,
      title: row.checkout_title,
      expiresAt: row.checkout_expires_at,
      successUrl: row.checkout_success_url,
      cancelUrl: row.checkout_cancel_url,
      sessionId: row.checkout_session_id,
      url: row.checkout_url,
    },
  };
}
