import type { Cents } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Trx } from '../../db/index.ts';
import { enqueueMail, paymentRefundedMail } from '../../mail/index.ts';
import { type PaidRequest, requestRefund } from '../../money/index.ts';

interface Unused {
  readonly reason: Parameters<typeof paymentRefundedMail>[2]['reason'];
  /** The amount that was asked for. @default the price of the stay */
  readonly due?: Cents | undefined;
  /** A letter to a stranger waits for the next day. @default false */
  readonly isHeldBack?: boolean;
}

/** Refunds a payment in full that buys nothing, and tells the guest why. @returns the reason */
export async function refundUnused<R extends Unused['reason']>(
  trx: Trx,
  motel: Motel,
  { payment, booking }: Pick<PaidRequest, 'payment' | 'booking'>,
  { reason, due, isHeldBack = false }: Unused & { readonly reason: R },
  now: Date,
): Promise<R> {
  const { paymentReference, amount } = payment;
  await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
  const letter = paymentRefundedMail(motel, booking, { paymentReference, amount, reason, due });
  await enqueueMail(trx, now, { ...letter, isHeldBack });
  return reason;
}
