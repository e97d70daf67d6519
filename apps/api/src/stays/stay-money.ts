import { type Cents, cents, NO_MONEY, smaller, subtract, sum } from '@motel/booking-core';
import { type Booking, DESK_REFERENCE, paymentsOf } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { enterRefund, type RefundReason, requestRefund } from '../money/index.ts';

export interface StayMoney {
  /** Paid for it and not refunded: at most its price. */
  readonly left: Cents;
  /** The rest of what was paid for it. */
  readonly returned: Cents;
  /** Its payments, oldest first, each with what can still be refunded of it. */
  readonly payments: readonly PaidPart[];
}

interface PaidPart {
  /** `cash`, `terminal` or `card`. */
  readonly what: string;
  readonly reference: string;
  readonly left: Cents;
}

/** A payment that was refunded for one of these reasons was for no stay. */
const FOR_NO_STAY: ReadonlySet<string> = new Set([
  'room-gone',
  'wrong-amount',
  'already-paid',
  'change-gone',
  'undone',
] satisfies RefundReason[]);

/** Works out what was paid for a stay, and refunded. At most its price is left: a failed refund is an open item. */
export function stayMoney({ folio }: Pick<Booking, 'folio'>): StayMoney {
  const payments = paymentsOf(folio).filter(
    // What a company took over comes back by a credit note of its invoice.
    ({ what, refunds }) => what !== 'account' && !refunds.some((refund) => FOR_NO_STAY.has(refund.what)),
  );
  const rests = payments.map(({ what, reference, amount, refunds }) => {
    const back = sum(...refunds.map((refund) => refund.amount));
    return { what, reference, left: subtract(amount, smaller(amount, back)) };
  });
  const rest = sum(...rests.map((payment) => payment.left));
  // What was paid for articles (L7) stays with the motel.
  const forStay = subtract(rest, smaller(rest, folio.charged));
  const left = smaller(folio.price, forStay);
  const paid = sum(...payments.map(({ amount }) => amount));
  const returned = subtract(subtract(paid, subtract(rest, forStay)), left);
  return { left, returned, payments: rests };
}

/** The parts of a refund: of the last payment first, and of earlier ones as far as that is not enough. */
export function refundParts({ payments }: StayMoney, amount: Cents): PaidPart[] {
  let due = amount;
  return payments.toReversed().flatMap((payment) => {
    const left = smaller(payment.left, due);
    due = subtract(due, left);
    return left > 0 ? [{ ...payment, left }] : [];
  });
}

/** Refunds a part of a stay the way it was paid: by a request to the provider, or by the person at the desk. */
export async function refundStay(
  trx: Trx,
  bookingId: string,
  money: StayMoney,
  amount: Cents,
  { reason, by }: { readonly reason: 'cancelled' | 'changed' | 'by-hand'; readonly by: string },
  now: Date,
): Promise<void> {
  const parts = refundParts(money, amount);
  const whole = sum(...parts.map(({ left }) => left));
  if (whole < amount) throw new Error(`A refund of ${amount} cents exceeds what was paid for ${bookingId}`);
  for (const { reference: paymentReference, left } of parts) {
    const refund = { paymentReference, amount: left, reason };
    if (isDeskPayment(paymentReference)) await enterRefund(trx, bookingId, refund, now, by);
    else await requestRefund(trx, bookingId, refund, now, by);
  }
}

/** The most that the desk can refund, also of a stay that came to nothing; a hold's money is about to confirm it. */
export function refundable(booking: Booking): Cents {
  if (booking.status === 'held') return NO_MONEY;
  return sum(...stayMoney(booking).payments.map(({ left }) => left));
}

/** The open cost of a stay itself, to give up or put on a company: payments count for articles (L7) first. */
export function openCostOf(booking: Booking): Cents {
  const most = smaller(booking.folio.balance, guestsCostOf(booking));
  return most > 0 ? most : NO_MONEY;
}

/** The guest's own cost of a stay, without what a company took over: their refunds take nothing off it. */
export function guestsCostOf(booking: Booking): Cents {
  return cents(Math.max(0, subtract(costOf(booking), invoicedOf(booking))));
}

/** Costs of the stay that companies took over by invoices, less their credit notes. */
export function invoicedOf({ folio: { entries } }: Pick<Booking, 'folio'>): Cents {
  const onAccount = entries.filter(({ kind, what }) => kind === 'payment' && what === 'account');
  const ofCompany = new Set(onAccount.map(({ paymentReference }) => paymentReference));
  const moved = entries.filter(
    ({ kind, paymentReference }) => kind !== 'charge' && ofCompany.has(paymentReference),
  );
  return sum(...moved.map(({ kind, amount }) => (kind === 'payment' ? amount : subtract(NO_MONEY, amount))));
}

/** The cost of a stay itself: no more can come off it. */
export function costOf({ folio, status }: Booking): Cents {
  return status === 'confirmed' ? folio.price : subtract(folio.total, folio.charged);
}

/** Whether a guest may give a stay up on the website: they paid for it there alone, or left a card or booked it and paid nothing. */
export function mayCancelOnline(booking: Pick<Booking, 'folio' | 'guarantee' | 'authSessionId'>): boolean {
  const isUnpaid = paymentsOf(booking.folio).length === 0;
  const isOwn = booking.guarantee !== null || booking.authSessionId !== null;
  return isPaidOnline(booking) || (isOwn && isUnpaid);
}

/** Whether the guest's own changes can move all money of the stay: what was paid at the desk goes back there. */
export function isPaidOnline({ folio }: Pick<Booking, 'folio'>): boolean {
  const payments = paymentsOf(folio);
  return payments.length > 0 && !payments.some(({ reference }) => isDeskPayment(reference));
}

/** The position of the entry by which a company took a balance over that no credit note has undone; 0 without one. */
export function invoicedAt({ folio: { entries } }: Pick<Booking, 'folio'>): number {
  const undone = new Set(
    entries.filter(({ what }) => what === 'undone').map((entry) => entry.paymentReference),
  );
  return (
    entries.findLastIndex(
      ({ kind, what, paymentReference }) =>
        kind === 'payment' && what === 'account' && !undone.has(paymentReference),
    ) + 1
  );
}

export function isDeskPayment(reference: string): boolean {
  return reference.startsWith(DESK_REFERENCE);
}
