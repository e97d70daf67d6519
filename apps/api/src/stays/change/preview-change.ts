import { cents, NO_MONEY, type Stay, subtract, sum } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { quotedOf } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { listPricedProperties, soldOn } from '../../inventory/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { problemOf, refusal, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { findNamedStay } from '../act-on-stay.ts';
import { refundWays } from '../pay/desk-payment.ts';
import { comparedParts } from '../price/changed-parts.ts';
import { typedPrice } from '../price/hand-price.ts';
import { type PlannedChange, planChange, type WantedChange } from '../price/plan-change.ts';
import { wantedStayOf } from '../price/price-stay.ts';
import { whyNotInStock } from '../price/take-from-stock.ts';
import { whyNotFree } from '../price/why-not-free.ts';
import { whyRoomNotFree } from '../rooms/give-room.ts';
import { roomInTheWay } from '../rooms/room-in-the-way.ts';
import { choicesInHouse, isInHouse } from '../rooms/stay-rooms.ts';
import { termsOf } from '../stay-wire.ts';

export const previewChangeAtDesk: DeskDeed<'previewChange'> = async (
  context,
  { id, roomId, price, ...asked },
  { person },
) => {
  const { db, motel, words } = context;
  const booking = await findNamedStay(db, id);
  const today = deskDay(context);
  const wanted: WantedChange = { ...wantedStayOf(asked), byHand: typedPrice(price) };
  const planned = await planChange(context, booking, wanted, person);
  const missing = await whyNotFree(db, planned);
  refuseIf(missing && ((await otherKinds(words, db, planned)) ?? missing));
  const { after, total, difference, paid, gained, orders } = planned;
  if (roomId) refuseIf(await whyRoomNotFree(db, motel, booking, after, roomId, today));
  const { folio, property } = booking;
  const parts = comparedParts(words, quotedOf(folio.entries), after.charges);
  const balance = sum(folio.balance, subtract(total, folio.price), subtract(NO_MONEY, difference));
  const soldOut = await whyNotInStock(words, db, { stay: after, orders, before: booking });
  const inTheWay = roomId === undefined ? await roomInTheWay(db, motel, booking, after, today) : undefined;
  const isMoving = isInHouse(booking) && wanted.typeId !== property.id;
  const choices = isMoving
    ? await choicesInHouse(db, motel, booking, { ...after, propertyId: wanted.typeId }, today)
    : undefined;
  const isKept = after.propertyId === property.id && sharesNights(booking, after);
  return {
    parts: parts.map(({ label, before, after }) => {
      return { label, ...inDollars({ before, after, difference: subtract(after, before) }) };
    }),
    ...inDollars({ before: folio.price, after: total, difference, balance }),
    ways: refundWays(paid, cents(Math.max(0, -difference))),
    terms: termsOf(words, { ...after, price: total }, context.clock.now()),
    ...(inTheWay && { inTheWay }),
    ...(choices && { choices }),
    words: [
      ...(isKept && wanted.byHand === undefined
        ? ['Nights that stay keep the price that they were sold at.']
        : []),
      ...(gained.length > 0 ? ['Rooms are available on the new nights.'] : []),
      ...(soldOut === undefined ? [] : [problemOf(words, soldOut).message]),
      ...(balance > 0 ? ['What the guest owes already is not in the difference.'] : []),
    ],
  };
};

function sharesNights(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}

/** Names the night on which a kind of room is sold out, and the kinds that are free on all nights of the change. */
async function otherKinds({ shownDate }: Words, db: Db, { gained }: Pick<PlannedChange, 'gained'>) {
  const [run] = gained;
  const listed = await listPricedProperties(db);
  if (run === undefined || listed === undefined) return undefined;
  const free: string[] = [];
  for (const { id, title, in_stock } of listed.properties) {
    const nights = await soldOn(db, id, run);
    if (in_stock && nights.every((night) => night.free >= run.rooms)) free.push(title);
  }
  const title = listed.properties.find(({ id }) => id === run.propertyId)?.title ?? '';
  const dates = `${shownDate(run.checkIn)} to ${shownDate(run.checkOut)}`;
  return refusal('sold-out', 'kind-sold-out', { title, dates, others: free.join(', ') });
}
