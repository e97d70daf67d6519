import { type Cents, NO_MONEY, smaller, subtract, sum } from '@motel/booking-core';
import { type Booking, paymentsOf } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { type RefundReason, requestRefund } from '../money/index.ts';

/** The money of a stay that was confirmed. */
export interface StayMoney {
  /** Paid for it and not given back: at most its price. */
  readonly left: Cents;
  /** The rest of what was paid for it. */
  readonly returned: Cents;
  /** Its payments, oldest first, each with what can still be refunded of it. */
  readonly payments: readonly { readonly reference: string; readonly left: Cents }[];
}

/** A payment that was refunded for one of these reasons was for no stay. */
const FOR_NO_STAY: ReadonlySet<string> = new Set([
  'room-gone',
  'wrong-amount',
  'already-paid',
  'change-gone',
] satisfies RefundReason[]);

/**
 * Works out what was paid for a stay, and what of it was given back. A refund that failed is owed to the guest as an open
 * item: never more than the price counts as left.
 */
export function stayMoney({ folio }: Pick<Booking, 'folio'>): StayMoney {
  const payments = paymentsOf(folio).filter(
    ({ refunds }) => !refunds.some(({ what }) => FOR_NO_STAY.has(what)),
  );
  const rests = payments.map(({ reference, amount, refunds }) => {
    const back = sum(NO_MONEY, ...refunds.map((refund) => refund.amount));
    return { reference, left: subtract(amount, smaller(amount, back)) };
  });
  const left = smaller(folio.price, sum(NO_MONEY, ...rests.map((payment) => payment.left)));
  const paid = sum(NO_MONEY, ...payments.map(({ amount }) => amount));
  return { left, returned: subtract(paid, left), payments: rests };
}

/** Requests a refund of a stay: of its last payment first, and of earlier ones as far as that is not enough. */
export async function refundStay(
  trx: Trx,
  bookingId: string,
  { payments }: StayMoney,
  amount: Cents,
  { reason, by }: { readonly reason: 'cancelled' | 'changed'; readonly by: string },
  now: Date,
): Promise<void> {
  let due = amount;
  for (const { reference, left } of payments.toReversed()) {
    const part = smaller(left, due);
    if (part <= 0) continue;
    await requestRefund(trx, bookingId, { paymentReference: reference, amount: part, reason }, now, by);
    due = subtract(due, part);
  }
  if (due > 0) throw new Error(`A refund of ${due} cents exceeds what was paid for ${bookingId}`);
}
