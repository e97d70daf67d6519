import { randomUUID } from 'node:crypto';
import { type Cents, cents, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { appendToFolio, enterPayment } from '../../src/booking/index.ts';
import { inTransaction } from '../../src/db/index.ts';
import { outcomeOf } from './looks.ts';
import { type Booking, freshStay, ROOMS, signInGuest } from './test-booking.ts';
import type { TestMotel } from './test-motel.ts';

/** A new guest books a stay on the website and pays it; the jobs have run. */
export async function bookPaid(
  motel: TestMotel,
  stay: Stay = freshStay(),
  room: PropertyContent = ROOMS.many,
  more: Booking = {},
) {
  const guest = await signInGuest(motel);
  const sessionId = await guest.bookAndPay(stay, room, more);
  await motel.server.runJobs();
  const { bookingId: id, reference } = await outcomeOf(motel, sessionId);
  return { id, sessionId, reference, guest, stay };
}

/** Enters a charge and its payment at the desk. @returns the payment's reference */
export async function payAtDesk(
  motel: TestMotel,
  bookingId: string,
  {
    amount,
    what,
    by,
    charge = amount,
  }: { amount: number; what: 'cash' | 'terminal'; by: string; charge?: number },
): Promise<string> {
  const paymentReference = `desk:${randomUUID()}`;
  const now = motel.clock.now();
  await inTransaction(motel.db, async (trx) => {
    if (charge !== 0) await chargeOf(trx, bookingId, cents(charge), by, now);
    const entry = { kind: 'payment', what, amount: cents(amount), rule: 'L1', paymentReference, by } as const;
    await enterPayment(trx, bookingId, entry, now);
  });
  return paymentReference;
}

export async function refundAtDesk(
  motel: TestMotel,
  bookingId: string,
  { amount, paymentReference, by }: { amount: number; paymentReference: string; by: string },
): Promise<void> {
  const now = motel.clock.now();
  await inTransaction(motel.db, async (trx) => {
    await chargeOf(trx, bookingId, cents(-amount), by, now);
    const refund = { kind: 'refund', what: 'goodwill', amount: cents(amount), rule: 'L1' } as const;
    const entry = { ...refund, paymentReference, by };
    await appendToFolio(trx, bookingId, now, entry);
  });
}

type Trx = Parameters<typeof appendToFolio>[0];

function chargeOf(trx: Trx, bookingId: string, amount: Cents, by: string, now: Date) {
  return appendToFolio(trx, bookingId, now, {
    kind: 'charge',
    part: 'closing',
    what: 'by-hand',
    amount,
    rule: 'L3',
    by,
  });
}
