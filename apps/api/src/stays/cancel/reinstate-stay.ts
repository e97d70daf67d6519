import { type Cents, subtract, sum, toDollars } from '@motel/booking-core';
import { type Booking, moveBooking, roomNightsOf } from '../../booking/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { problemOf, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskDeed, DeskReading } from '../../staff/index.ts';
import { actOnSeen, findNamedStay } from '../act-on-stay.ts';
import { whyNotInStock } from '../price/take-from-stock.ts';
import { refuseTaken } from '../rooms/stay-rooms.ts';
import { whyNot } from '../why-not.ts';

export const previewReinstate: DeskReading<'previewReinstate'> = async (
  { db, clock, motel, words },
  { id },
) => {
  const found = await findNamedStay(db, id);
  if (!found.ok) return found;
  const booking = found.value;
  const refused = whyNot(motel, booking, 'reinstate', clock.now());
  if (refused !== undefined) return refused;
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
  const missing = soldOut === undefined ? '' : ` ${problemOf(words, soldOut.error).message}`;
  return succeed({ balance: toDollars(balance), isFree, words: `${said}${missing}` });
};

/** Undoes a no-show or a cancellation: the stay is confirmed again, where its rooms are free on every night. */
export const reinstateStay: DeskDeed<'reinstateStay'> = (context, { balance: shown, ...seen }, by) =>
  actOnSeen(context, 'reinstate', by, seen, async (trx, { booking }, now) => {
    const refused = whyNot(context.motel, booking, 'reinstate', now);
    if (refused !== undefined) return refused;
    const balance = balanceAgain(booking);
    if (balance !== shown) return refuse('price-changed', 'desk-price-changed', { total: balance });
    await moveBooking(trx, booking, 'reinstated', now, { by: by.person.name });
    return succeed({
      details: `the stay stands again, ${context.words.shownMoney(balance)} to pay`,
      before: { status: booking.status },
      after: { status: 'confirmed', balance },
      answer: {},
    });
  }).catch(refuseTaken);

/** The balance when the whole price is charged again (L3). */
function balanceAgain({ folio }: Booking): Cents {
  return sum(folio.balance, folio.price, subtract(folio.charged, folio.total));
}
