import type { Cents } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db, Fixed, Trx } from '../db/index.ts';
import { type Checkout, type CheckoutColumns, checkoutOf } from './checkout-session.ts';

declare module '../db/database.ts' {
  interface Database {
    payment_links: PaymentLinkRow;
  }
}

/** `ended`: nothing can be paid by it any more. */
type LinkStatus = 'open' | 'paid' | 'ended';

/** A link by which a guest pays what is left of the price of a stay. Every transaction locks its booking first. */
interface PaymentLinkRow extends CheckoutColumns {
  id: Fixed<string>;
  booking_id: Fixed<string>;
  amount: Fixed<Cents>;
  status: LinkStatus;
  created_at: Fixed<Date>;
  status_changed_at: Date;
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

export async function linkOfSession(db: Db, sessionId: string): Promise<PaymentLink | undefined> {
  const row = await db
    .selectFrom('payment_links')
    .selectAll()
    .where('checkout_session_id', '=', sessionId)
    .executeTakeFirst();
  return row && linkOf(row);
}

export async function loadLink(db: Db, id: string): Promise<PaymentLink | undefined> {
  const row = await db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
  return row && linkOf(row);
}

/** Writes an open link of a locked booking; an earlier one ends. */
export async function insertLink(trx: Trx, link: Omit<PaymentLink, 'status'>, now: Date): Promise<void> {
  const { id, bookingId, amount, checkout } = link;
  await endOpenLink(trx, bookingId, now);
  await trx
    .insertInto('payment_links')
    .values({
      id,
      booking_id: bookingId,
      amount,
      status: 'open',
      created_at: now,
      status_changed_at: now,
      checkout_provider: checkout.provider,
      checkout_title: checkout.title,
      checkout_expires_at: checkout.expiresAt,
      checkout_success_url: checkout.successUrl,
      checkout_cancel_url: checkout.cancelUrl,
      checkout_session_id: null,
      checkout_url: null,
    })
    .execute();
}

/** Ends the open link of a locked booking, if there is one: nothing more is asked for by it. */
export async function endOpenLink(trx: Trx, bookingId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payment_links')
    .set({ status: 'ended', status_changed_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .execute();
}

export async function moveLink(
  trx: Trx,
  id: string,
  status: Exclude<LinkStatus, 'open'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_links')
    .set({ status, status_changed_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .execute();
}

/** Stores the session that the provider has created for a link, unless it was stored or the link has ended. */
export async function recordLinkSession(
  db: Db,
  id: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<boolean> {
  const recorded = await db
    .updateTable('payment_links')
    .set({ checkout_session_id: sessionId, checkout_url: url })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

function linkOf(row: Selectable<PaymentLinkRow>): PaymentLink {
  return {
    id: row.id,
    bookingId: row.booking_id,
    amount: row.amount,
    status: row.status,
    checkout: checkoutOf(row),
  };
}
