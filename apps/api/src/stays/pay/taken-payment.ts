import type { PayWay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Refused, refuse } from '../../shared/outcome.ts';
import type { Seen, SeenStay } from '../lock-seen.ts';
import { whyNot } from '../why-not.ts';

/** A payment that a person takes. */
export interface TakenPayment extends Seen {
  readonly way: PayWay;
  readonly amount: Cents;
}

/** Why the amount cannot be taken; `undefined` when it can. */
export function whyNotTaken(
  motel: Motel,
  { booking }: Pick<SeenStay, 'booking'>,
  { way, amount }: TakenPayment,
  now: Date,
): Refused | undefined {
  const { status, folio } = booking;
  const refused = whyNot(motel, booking, 'pay', now);
  if (refused !== undefined) return refused;
  const isPromise = way === 'later' && status === 'held' && amount === 0;
  if (amount === 0 && !isPromise) return refuse('rule-broken', 'amount-missing');
  if (way === 'later' && !isPromise) return refuse('rule-broken', 'nothing-to-pay');
  return amount > folio.balance
    ? refuse('rule-broken', 'payment-beyond', { most: folio.balance })
    : undefined;
}
