import { type Cents, instantAt, NO_MONEY } from '@motel/booking-core';
import { type CancellationOutcome, cancellationOutcome, shareOfPaid } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import { stayMoney } from '../stay-money.ts';
import { type WaitingStay, whyNotNow } from '../why-not.ts';

export interface GivenUp {
  /** The guest has not come; only the desk knows this (X4). */
  readonly isNoShow: boolean;
  /** The refund that the person was shown; another one is refused. */
  readonly refunded?: Cents | undefined;
  /** The desk keeps this much instead of what the terms say: at most the price. */
  readonly kept?: Cents | undefined;
}

/** The money of a stay that is given up; without what is owed, the parts add up to all that was paid for it. */
export interface GivenUpMoney extends CancellationOutcome {
  /** Refunded before, for a change or at the provider. */
  readonly returned: Cents;
}

/** Works out what giving up a stay now keeps and refunds (D10). Refused where its state forbids it (X4). */
export function planCancellation(words: Words, stay: WaitingStay, givenUp: GivenUp, now: Date) {
  const { booking } = stay;
  refuseIf(whyNotNow(words, stay, givenUp.isNoShow ? 'no-show' : 'cancel', now));

  const paid = stayMoney(booking);
  const { price } = booking.folio;
  if (givenUp.kept !== undefined && givenUp.kept > price)
    refuse('rule-broken', 'kept-beyond', { most: price });
  const outcome = shareOfPaid(paid.left, givenUp.kept ?? keptByTerms(words.motel, booking, price, now));
  if (givenUp.refunded !== undefined && givenUp.refunded !== outcome.refunded)
    refuse('price-changed', 'refund-changed', { refunded: outcome.refunded });
  return { paid, money: { ...outcome, returned: paid.returned } };
}

export function keptByTerms(motel: Motel, booking: Booking, price: Cents, at: Date): Cents {
  const { checkIn, policy: terms } = booking;
  const isNoShow = isNoShowAt(motel, booking, at);
  const request = { checkIn, cancelledAt: at.getTime(), price, paid: NO_MONEY, terms, isNoShow };
  return cancellationOutcome(request, motel.houseRules).kept;
}

/** Whether a stay that is given up then is one whose guest has not come: from the check-in hour on (X4). */
export function isNoShowAt({ houseRules }: Motel, { checkIn }: Pick<Booking, 'checkIn'>, at: Date): boolean {
  return at.getTime() >= instantAt(checkIn, houseRules.checkInHour, houseRules.timeZone);
}
