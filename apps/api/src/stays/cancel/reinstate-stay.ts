import { type Cents, subtract, sum, toDollars } from '@motel/booking-core';
import { type Booking, moveBooking, roomNightsOf } from '../../booking/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { problemOf, refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed, DeskReading } from '../../staff/index.ts';
import { actOnSeen, findNamedStay } from '../act-on-stay.ts';
import { whyNotInStock } from '../price/take-from-stock.ts';
import { refuseTaken } from '../rooms/stay-rooms.ts';
import { whyNot } from '../why-not.ts';

export const previewReinstate: DeskReading<'previewReinstate'> = async (
  { db, clock, motel, words },
  { id },
) => {
  const booking = await findNamedStay(db, id);
  refuseIf(whyNot(motel, booking, 'reinstate', clock.now()));
  const balance = balanceAgain(booking);
  const { shownMoney } = words;
  const said =
    booking.folio.refunded > 0
      ? `The refund of ${shownMoney(booking.folio.refunded)} is not taken back: the guest owes ${shownMoney(balance)}.`
      : `The guest owes ${shownMoney(balance)}.`;
  const soldOut = await whyNotInStock(words, db, { stay: booking, orders: booking.orders });
  const wanted = roomNightsOf(booking);
  const nights = await soldOn(db, wanted.propertyId, wanted);
  const isFree = nights.every(({ free }) => free >= wanted.rooms);
  const missing = soldOut === undefined ? '' : ` ${problemOf(words, soldOut).message}`;
  return { balance: toDollars(balance), isFree, words: `${said}${missing}` };
};

/** Undoes a no-show or a cancellation: the stay is confirmed again, where its rooms are free on every night. */
export const reinstateStay: DeskDeed<'reinstateStay'> = (context, { balance: shown, ...seen }, by) =>
  actOnSeen(context, 'reinstate', by, seen, async (trx, { booking }, now) => {
    refuseIf(whyNot(context.motel, booking, 'reinstate', now));
    const balance = balanceAgain(booking);
    if (balance !== shown) refuse('price-changed', 'desk-price-changed', { total: balance });
    await moveBooking(trx, booking, 'reinstated', now, { by: by.person.name });
    return {
      details: `the stay stands again, ${context.words.shownMoney(balance)} to pay`,
      before: { status: booking.status },
      after: { status: 'confirmed', balance },
      answer: {},
    };
  }).catch(refuseTaken);

/** The balance when the whole price is charged again (L3). */
function balanceAgain({ folio }: Booking): Cents {
  return sum(folio.balance, folio.price, subtract(folio.charged, folio.total));
}
