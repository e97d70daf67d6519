import { type Cents, NO_MONEY, subtract } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, balances, bookingsByIds } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import type { Refund } from '../../../money/index.ts';
import { type Fault, openStay } from './fault.ts';

/** Paid sessions without a payment in the books, and payments that are neither a stay nor went back. */
export function paymentFaults(
  { shownMoney }: Words,
  unbooked: readonly UnbookedSession[],
  withoutStay: readonly Booking[],
): Fault[] {
  return [
    ...unbooked.map(({ bookingId, reference }) => ({
      sentence: `The payment provider says that ${reference} is paid, and its account has no such payment.`,
      remedy: openStay(bookingId),
    })),
    ...withoutStay.map(({ id, reference, folio }) => ({
      sentence: `${shownMoney(subtract(folio.paid, folio.refunded))} was taken for ${reference}, which is no stay, and did not go back.`,
      remedy: openStay(id),
    })),
  ];
}

/** Accounts that are closed and do not balance. */
export function folioFaults(words: Words, bookings: readonly Booking[]): Fault[] {
  return bookings.map(({ id, reference, status, checkOut, folio: { balance } }) => {
    const end = status === 'confirmed' ? `left on ${words.shownDate(checkOut)}` : 'was given up';
    return { sentence: `${reference} ${end}, and ${due(words, balance)}.`, remedy: openStay(id) };
  });
}

function due({ shownMoney }: Words, balance: Cents): string {
  return balance > 0
    ? `${shownMoney(balance)} is not paid`
    : `the motel owes the guest ${shownMoney(subtract(NO_MONEY, balance))}`;
}

export function refundFaults({ shownMoney }: Words, refunds: readonly Refund[]): Fault[] {
  return refunds.map(({ amount, bookingId, paymentReference }) => ({
    sentence: `The payment provider has not accepted a refund of ${shownMoney(amount)} (payment ${paymentReference}). The motel retries it.`,
    remedy: openStay(bookingId),
  }));
}

/** @param since the provider's events are known up to then; `undefined` when they are fresh */
export function providerFaults(
  { shownMoment }: Words,
  silent: { provider: string; since: Date } | undefined,
): Fault[] {
  if (silent === undefined) return [];
  return [
    {
      sentence: `The motel may have missed events of ${silent.provider} since ${shownMoment(silent.since)}: it cannot request them, or one of them cannot be applied. It tries each minute.`,
      remedy: { kind: 'ask-provider', label: 'Ask it now' },
    },
  ];
}

interface UnbookedSession {
  readonly bookingId: string;
  readonly reference: string;
}

/** Sessions that the provider calls paid, with neither a payment in the ledger nor an item, which a person knows. */
export async function unbookedSessions(db: Db): Promise<UnbookedSession[]> {
  const { rows } = await sql<UnbookedSession>`
    select distinct bookings.id as "bookingId", bookings.reference
    from payment_events event
    join payment_requests request on request.session_id = event.session_id
    join bookings on bookings.id = request.booking_id
    where event.type = 'paid'
      and not exists (select 1 from folio_entries where session_id = event.session_id and kind = 'payment')
      and not exists (select 1 from open_items where open_items.booking_id = bookings.id)
    order by 2`.execute(db);
  return rows;
}

/** Bookings that are no stay although money was taken and has not gone back, by their ids. */
export async function paidWithoutStay(db: Db): Promise<Booking[]> {
  const found = await balances(db)
    .where('status', 'in', ['held', 'expired', 'released', 'refunded'])
    .having(sql`sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)`, '>', 0)
    .execute();
  const ids = found.map(({ id }) => id);
  return bookingsByIds(db, ids);
}
