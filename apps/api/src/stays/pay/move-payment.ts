import { NO_MONEY, smaller, subtract } from '@motel/booking-core';
import {
  appendToFolio,
  type Booking,
  enterPayment,
  findBooking,
  loadBooking,
  payerOf,
  paymentsOf,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { shareTill } from '../../till/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { stayMoney } from '../stay-money.ts';
import { whyNot } from '../why-not.ts';

/**
 * Moves money from the stay for which it was paid to another of the same order, guest or payer, up to what that one owes.
 * It stays where it was paid, with its reference: what is refunded of either stay goes back that way.
 */
export const movePayment: DeskDeed<'movePayment'> = async (context, asked, by) => {
  const { payment: paymentReference, to: said, amount, ...seen } = asked;
  const { motel, words } = context;
  const other = await findBooking(context.db, said);
  const also = other === undefined ? [] : [other.id];
  return actOnSeen(context, 'move-payment', by, { ...seen, also }, async (trx, { booking }, now) => {
    if (other === undefined) refuse('not-found', 'booking-unknown');
    const to = await loadBooking(trx, other.id);
    if (to === undefined || !(await areTogether(trx, booking, to)))
      refuse('rule-broken', 'payment-elsewhere');
    refuseIf(whyNot(motel, to, 'pay', now));
    const paid = stayMoney(booking).payments.find(({ reference }) => reference === paymentReference);
    if (booking.status === 'held' || to.status === 'held' || paid === undefined)
      refuse('rule-broken', 'payment-unmovable');
    if (amount === 0) refuse('rule-broken', 'amount-missing');
    const most = smaller(paid.left, to.folio.balance);
    if (amount > most) refuse('rule-broken', 'payment-move-beyond', { most });
    await shareTill(trx, by.person.id);
    const entry = { rule: 'L1', paymentReference, by: by.person.name } as const;
    const away = { ...entry, kind: 'refund', what: 'moved', label: `Moved to ${to.reference}` } as const;
    await appendToFolio(trx, booking.id, now, { ...away, amount });
    const label = `Moved from ${booking.reference}`;
    // A payment has one entry for a stay: what comes to it later is less refunded of it.
    if (paymentsOf(to.folio).some(({ reference }) => reference === paymentReference))
      await appendToFolio(trx, to.id, now, { ...away, label, amount: subtract(NO_MONEY, amount) });
    else await enterPayment(trx, to.id, { ...entry, kind: 'payment', what: paid.what, label, amount }, now);
    const details = `${words.shownMoney(amount)} moved to ${to.reference}`;
    return { details, after: { to: to.reference, amount }, answer: {} };
  });
};

/** Whether two stays are of one order, one guest or one payer. */
export async function areTogether(db: Db, one: Booking, other: Booking): Promise<boolean> {
  if (one.id === other.id) return false;
  if (one.guestId === other.guestId || (one.orderId !== null && one.orderId === other.orderId)) return true;
  const payer = await payerOf(db, one.id);
  return Boolean(payer) && payer === (await payerOf(db, other.id));
}
