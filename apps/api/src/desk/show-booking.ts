import type { Selectable } from 'kysely';
import { type Booking, findBooking, paymentsOf } from '../booking/index.ts';
import { mailsAbout, type OutboxRow } from '../mail/index.ts';
import { itemsAbout, type Refund, refundsOf } from '../money/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import type { DeskContext } from './desk.ts';
import { actionsOn } from './desk-log.ts';
import type { DeskLogRow } from './desk-tables.ts';

/** A booking with everything that the database has about it. */
export interface ShownBooking {
  readonly booking: Booking;
  readonly refunds: readonly Refund[];
  readonly items: Awaited<ReturnType<typeof itemsAbout>>;
  readonly mails: readonly OutboxRow[];
  readonly actions: readonly Selectable<DeskLogRow>[];
}

/** For a clerk who has the guest on the telephone. Refused with `not-found`. */
export async function showBooking({ db }: DeskContext, words: string): Promise<Outcome<ShownBooking>> {
  const booking = await findBooking(db, words);
  if (booking === undefined) return refuse('not-found', 'booking-unknown');

  const refunds = await refundsOf(db, booking.id);
  const items = await itemsAbout(db, booking.id);
  const about = [
    booking.id,
    ...paymentsOf(booking.folio).map(({ reference }) => reference),
    ...items.map(({ reference }) => reference),
  ];
  const mails = await mailsAbout(db, about);
  const actions = await actionsOn(db, [...about, booking.reference, ...mails.map(({ id }) => id)]);
  return succeed({ booking, refunds, items, mails, actions });
}
