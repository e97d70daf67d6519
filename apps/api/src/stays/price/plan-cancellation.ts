import { type CancellationOutcome, type Cents, cancellationOutcome, shareOfPaid } from '@motel/booking-core';
import { motel } from '@motel/content';
import { type Booking, pendingChangeOf } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import type { MoneyContext } from '../../money/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { lockNamedStay } from '../find-stay.ts';
import { type StayMoney, stayMoney } from '../stay-money.ts';
import { whyNotNow } from '../why-not.ts';

/** A confirmed stay that is given up. */
export interface GivenUp {
  /** The booking's id, or the number that people read to each other. */
  readonly booking: string;
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

/** Calculates what cancelling now would keep and refund (D10). Changes nothing. Refused as `cancelStay` is. */
export async function previewCancellation(
  context: Pick<MoneyContext, 'db' | 'clock'>,
  givenUp: GivenUp,
): Promise<Outcome<GivenUpMoney>> {
  return inTransaction(context.db, async (trx) => {
    const found = await planCancellation(trx, context, givenUp);
    return found.ok ? succeed(found.value.money) : found;
  });
}

/** A locked stay that may be given up. */
interface PlannedCancellation {
  readonly booking: Booking;
  /** The paid money of the stay. */
  readonly paid: StayMoney;
  readonly money: GivenUpMoney;
}

/** Locks a stay, and works out what giving it up keeps and refunds. Refused as `cancelStay` is. */
export async function planCancellation(
  trx: Trx,
  { clock }: Pick<MoneyContext, 'clock'>,
  givenUp: GivenUp,
): Promise<Outcome<PlannedCancellation>> {
  const { booking: said, isNoShow } = givenUp;
  const locked = await lockNamedStay(trx, said);
  if (!locked.ok) return locked;
  const booking = locked.value;
  const now = clock.now();
  const change = await pendingChangeOf(trx, booking.id);
  const refused = whyNotNow({ booking, change }, isNoShow ? 'no-show' : 'cancel', now);
  if (refused !== undefined) return refused;

  const paid = stayMoney(booking);
  const { checkIn, policy: terms } = booking;
  const { price } = booking.folio;
  if (givenUp.kept !== undefined && givenUp.kept > price) {
    return refuse('rule-broken', 'kept-beyond', { most: price });
  }
  const outcome =
    givenUp.kept === undefined
      ? cancellationOutcome(
          { checkIn, cancelledAt: now.getTime(), price, paid: paid.left, terms },
          motel.houseRules,
        )
      : shareOfPaid(paid.left, givenUp.kept);
  if (givenUp.refunded !== undefined && givenUp.refunded !== outcome.refunded) {
    return refuse('price-changed', 'refund-changed', { refunded: outcome.refunded });
  }
  return succeed({ booking, paid, money: { ...outcome, returned: paid.returned } });
}
