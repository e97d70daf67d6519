import type { Cents, QuoteLine } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { DeskLogRow, OpenItemRow, PaymentRow, RefundRow } from '../../db/database.ts';
import { likeText } from '../../db/like-text.ts';
import type { OutboxRow } from '../../mail/outbox-message.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import { type BookingAtDesk, selectBookings } from './booking-at-desk.ts';
import type { DeskContext } from './desk.ts';

/** All that is known of a booking. */
export interface ShownBooking {
  readonly booking: BookingAtDesk & {
    readonly lines: readonly QuoteLine[];
    readonly oneNightTotal: Cents;
    readonly createdAt: Date;
    readonly payableUntil: Date;
    readonly statusChangedAt: Date;
  };
  readonly payments: readonly Selectable<PaymentRow>[];
  readonly refunds: readonly Selectable<RefundRow>[];
  readonly items: readonly Selectable<OpenItemRow>[];
  readonly mails: readonly OutboxRow[];
  readonly actions: readonly Selectable<DeskLogRow>[];
}

/** For whoever has the guest on the telephone. Refused with `not-found`. */
export async function showBooking({ db }: DeskContext, bookingId: string): Promise<Outcome<ShownBooking>> {
  const booking = await selectBookings(db)
    .innerJoin('checkouts', (join) =>
      join
        .onRef('checkouts.property_id', '=', 'bookings.property_id')
        .onRef('checkouts.booking_id', '=', 'bookings.id'),
    )
    .select(['bookings.lines', 'bookings.one_night_total as oneNightTotal'])
    .select(['bookings.created_at as createdAt', 'checkouts.expires_at as payableUntil'])
    .select('bookings.status_changed_at as statusChangedAt')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (booking === undefined) return refuse('not-found', 'There is no such booking.');

  const payments = await db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).execute();
  const items = await db.selectFrom('open_items').selectAll().where('booking_id', '=', bookingId).execute();
  // A mail is named after what it is about: the booking, a payment, a refund or a dispute.
  const about = [
    bookingId,
    ...payments.map(({ reference }) => reference),
    ...items.map(({ reference }) => reference),
  ];
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where(({ or, eb }) => or(about.map((name) => eb('dedupe_key', 'like', `%:${likeText(name)}%`))))
    .orderBy('created_at')
    .execute();
  const actions = await db
    .selectFrom('desk_log')
    .selectAll()
    .where('subject', 'in', [...about, ...mails.map(({ id }) => id)])
    .execute();
  return succeed({ booking, payments, refunds, items, mails, actions });
}
