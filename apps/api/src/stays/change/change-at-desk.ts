import { type Cents, cents, NO_MONEY, type Stay, subtract, sum } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type Booking, quotedOf } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { listPricedProperties, soldOn } from '../../inventory/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Outcome, problemOf, refuse, succeed } from '../../shared/outcome.ts';
import type { ByPerson, DeskAsked, DeskDeed } from '../../staff/index.ts';
import { actOnSeen, type DoneToStay, findNamedStay, type Seen } from '../act-on-stay.ts';
import { PAY_WORDS, refundWays, refundWords } from '../pay/desk-payment.ts';
import { sendLink } from '../pay/payment-link.ts';
import { comparedParts } from '../price/changed-parts.ts';
import { typedPrice } from '../price/hand-price.ts';
import { type PlannedChange, planChange, type WantedChange } from '../price/plan-change.ts';
import { wantedStayOf } from '../price/price-stay.ts';
import { whyNotInStock } from '../price/take-from-stock.ts';
import { whyNotFree } from '../price/why-not-free.ts';
import { giveChangedRoom, whyRoomNotFree } from '../rooms/give-room.ts';
import { moveArrivals, roomInTheWay } from '../rooms/moves-out.ts';
import { choicesInHouse, giveRoomsInHouse, isInHouse, refuseTaken } from '../rooms/stay-rooms.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { termsOf } from '../stay-wire.ts';
import { holdDeskChange } from './change-stay.ts';
import { makeChange } from './make-change.ts';

/** Changes a stay in one transaction: nights, price, room, money. By a link, what it gains is held until paid. */
export const changeAtDesk: DeskDeed<'changeStay', StayDeskContext> = async (
  context,
  { id, version, ...asked },
  by,
) => {
  const also = asked.moves?.map(({ stayId }) => stayId) ?? [];
  const changed = await actOnSeen(context, 'change', by, { id, version, also }, (trx, { booking }, now) =>
    change(trx, context, booking, asked, by, now),
  ).catch(refuseTaken);
  if (!changed.ok) return changed;
  const { linked } = changed.value;
  return (linked === null ? undefined : await sendLink(context, linked, by)) ?? succeed({});
};

async function change(
  trx: Trx,
  context: StayDeskContext,
  booking: Booking,
  { difference: shown, pay, room: named, moves = [], ...wanted }: Omit<DeskAsked<'changeStay'>, keyof Seen>,
  by: ByPerson,
  now: Date,
): Promise<Outcome<DoneToStay<{ readonly linked: string | null }>>> {
  const { person } = by;
  const { motel, words } = context;
  const planned = await planChange({ ...context, db: trx }, booking, wanted, person);
  if (!planned.ok) return planned;
  const { after, difference, gained, paid, total } = planned.value;
  if (difference !== shown) return refuse('price-changed', 'change-price-changed', { difference });

  const inTheWay =
    moves.length > 0 ? await moveArrivals(trx, motel, booking, after, moves, by, now) : undefined;
  if (inTheWay !== undefined) return inTheWay;

  const isLinked = pay === 'link' && difference > 0;
  let linked: string | null = null;
  let where = '';
  if (isLinked) {
    const place = { ...after, propertyId: wanted.typeId };
    const isMoving = isInHouse(booking) && wanted.typeId !== booking.property.id;
    const [best] = isMoving ? await choicesInHouse(trx, motel, booking, place, deskDay(context)) : [];
    if (isMoving && best === undefined) return refuse('rule-broken', 'rooms-none-free');
    const room = named ?? (best && { roomId: best.id });
    const taken = room && (await whyRoomNotFree(trx, motel, booking, place, room.roomId, deskDay(context)));
    if (taken !== undefined) return taken;
    if (room !== undefined) where = ', the chosen room once it is paid';
    // Until then the stay keeps its own dates, and the room may become another's.
    const chosen = room && { room: { ...room, personId: person.id } };
    const toPay = { booking, after: { ...after, ...chosen }, difference, gained, origin: context.publicUrl };
    linked = (await holdDeskChange(trx, context, toPay)).id;
  } else {
    const changed = await makeChange(trx, motel, booking, planned.value, { actor: person, pay }, now);
    const given = named && (await giveChangedRoom(trx, motel, changed, named, now));
    if (given?.ok === false) return given;
    const moved = await giveRoomsInHouse(trx, motel, changed, now);
    if (!moved.ok) return moved;
    const numbers = moved.value ?? given?.value;
    if (numbers !== undefined) where = `, room ${numbers}`;
  }
  const { shownDate, shownMoney } = words;
  const back = cents(Math.max(0, -difference));
  const money =
    difference > 0
      ? `${shownMoney(difference)} ${PAY_WORDS[pay]}`
      : back > 0
        ? `back ${refundWords(words, paid, back)}`
        : 'no money moved';
  const reason = wanted.byHand === undefined ? '' : `, by hand (${wanted.byHand.reason})`;
  const dates = `${shownDate(after.checkIn)} to ${shownDate(after.checkOut)}`;
  return succeed({
    details: `${dates}${where}, ${shownMoney(total)}${reason}, ${money}`,
    before: factsOf(booking, booking.property.id, booking.folio.price),
    after: factsOf(after, wanted.typeId, total),
    answer: { linked },
  });
}

function factsOf({ checkIn, checkOut, party }: Stay & Pick<Booking, 'party'>, typeId: string, price: Cents) {
  return { checkIn, checkOut, party, typeId, price };
}

export const previewChangeAtDesk: DeskDeed<'previewChange'> = async (
  context,
  { id, roomId, price, ...asked },
  { person },
) => {
  const { db, motel, words } = context;
  const found = await findNamedStay(db, id);
  if (!found.ok) return found;
  const booking = found.value;
  const today = deskDay(context);
  const wanted: WantedChange = { ...wantedStayOf(asked), byHand: typedPrice(price) };
  const planned = await planChange(context, booking, wanted, person);
  if (!planned.ok) return planned;
  const missing = await whyNotFree(db, planned.value);
  if (missing !== undefined) return (await otherKinds(words, db, planned.value)) ?? missing;
  const { after, total, difference, paid, gained, orders } = planned.value;
  const taken = roomId && (await whyRoomNotFree(db, motel, booking, after, roomId, today));
  if (taken) return taken;
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
  return succeed({
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
      ...(soldOut === undefined ? [] : [problemOf(words, soldOut.error).message]),
      ...(balance > 0 ? ['What the guest owes already is not in the difference.'] : []),
    ],
  });
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
  return refuse('sold-out', 'kind-sold-out', { title, dates, others: free.join(', ') });
}
