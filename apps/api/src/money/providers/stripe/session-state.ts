import type { Motel } from '@motel/content/server';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { Installation } from '../installation.ts';
import type { Payment, PaymentProblem, SessionState } from '../payment-provider.ts';
import { fromStripe } from './stripe-amounts.ts';

/** A request for a session includes these, so that its state is known. */
export const WITH_PAYMENT = { expand: ['payment_intent'] };

/** The motel's side of a payment. */
export interface PaidSide {
  /** Whether the motel's key moves real money. */
  readonly isLive: boolean;
  readonly motel: () => Motel;
}

/** These facts tell the motel's own payments from others of the same account. */
export interface OwnSide extends Installation, PaidSide {}

/** The state of a session that was requested `WITH_PAYMENT`. */
export function stripeStateOf(session: Stripe.Checkout.Session, own: PaidSide): SessionState {
  if (session.status === 'open') return { state: 'open' };
  if (session.status === 'expired') return { state: 'expired' };
  const guarantee = guaranteeIn(session);
  if (guarantee !== undefined) return { state: 'guaranteed', guaranteeReference: guarantee };
  const paid = paymentIn(session, own);
  if (paid !== undefined) return { state: 'paid', ...paid };
  const { payment_intent: payment } = session;
  if (payment === null || typeof payment === 'string')
    throw new Error(`Stripe's session ${session.id} is complete without a payment`);
  // Complete and not paid: a bank still decides, or has decided against it.
  const hasFailed = payment.status === 'requires_payment_method' || payment.status === 'canceled';
  return { state: hasFailed ? 'expired' : 'processing' };
}

/** An object of Stripe's: its id, or all of it where that was asked for. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const kept = z.object({ mode: z.literal('setup'), id: z.string() });

/** The complete session by which its card can be charged; `undefined` of one that is paid. */
export function guaranteeIn(session: unknown): string | undefined {
  return kept.safeParse(session).data?.id;
}

const facts = { id: z.string(), livemode: z.boolean(), currency: z.string(), amount_total: z.int() };
const complete = z.discriminatedUnion('payment_status', [
  z.object({ payment_status: z.literal('paid'), ...facts, payment_intent: reference }),
  z.object({ payment_status: z.literal('no_payment_required'), ...facts }),
  z.object({ payment_status: z.literal('unpaid') }),
]);

/** The payment of a session, with its problem; `undefined` while unpaid. @throws Error for another shape */
export function paymentIn(
  session: unknown,
  own: PaidSide,
): Omit<Payment, 'bookingId' | 'sessionId'> | undefined {
  const read = complete.parse(session);
  if (read.payment_status === 'unpaid') return undefined;
  const paymentReference = read.payment_status === 'paid' ? read.payment_intent : read.id;
  const problem = problemIn(read, own);
  const amount = fromStripe(read.currency, read.amount_total);
  return { paymentReference, amount, ...(problem && { problem }) };
}

function problemIn(
  { payment_status, livemode, currency }: Exclude<z.infer<typeof complete>, { payment_status: 'unpaid' }>,
  own: PaidSide,
): PaymentProblem | undefined {
  if (livemode !== own.isLive) return 'wrong-mode';
  if (currency !== own.motel().money.currency.toLowerCase()) return 'wrong-currency';
  return payment_status === 'paid' ? undefined : 'nothing-paid';
}
