import { type Cents, cents, type Stay } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import type { ByPerson, DeskAsked, DeskDeed } from '../../staff/index.ts';
import { actOnSeen, type DoneToStay, type Seen } from '../act-on-stay.ts';
import { PAY_WORDS, refundWords } from '../pay/desk-payment.ts';
import { sendLink } from '../pay/payment-link.ts';
import { planChange } from '../price/plan-change.ts';
import { giveChangedRoom, whyRoomNotFree } from '../rooms/give-room.ts';
import { moveArrivals } from '../rooms/room-in-the-way.ts';
import { choicesInHouse, giveRoomsInHouse, isInHouse, refuseTaken } from '../rooms/stay-rooms.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { makeChange } from './make-change.ts';
import { holdDeskChange } from './pay-change.ts';

/** Changes a stay in one transaction: nights, price, room, money. By a link, what it gains is held until paid. */
export const changeAtDesk: DeskDeed<'changeStay', StayDeskContext> = async (
  context,
  { id, version, ...asked },
  by,
) => {
  const also = asked.moves?.map(({ stayId }) => stayId) ?? [];
  const { linked } = await actOnSeen(context, 'change', by, { id, version, also }, (trx, { booking }, now) =>
    change(trx, context, booking, asked, by, now),
  ).catch(refuseTaken);
  if (linked !== null) await sendLink(context, linked, by);
  return {};
};

async function change(
  trx: Trx,
  context: StayDeskContext,
  booking: Booking,
  { difference: shown, pay, room: named, moves = [], ...wanted }: Omit<DeskAsked<'changeStay'>, keyof Seen>,
  by: ByPerson,
  now: Date,
): Promise<DoneToStay<{ readonly linked: string | null }>> {
  const { person } = by;
  const { motel, words } = context;
  const planned = await planChange({ ...context, db: trx }, booking, wanted, person);
  const { after, difference, gained, paid, total } = planned;
  if (difference !== shown) refuse('price-changed', 'change-price-changed', { difference });

  if (moves.length > 0) await moveArrivals(trx, motel, booking, after, moves, by, now);

  const isLinked = pay === 'link' && difference > 0;
  let linked: string | null = null;
  let where = '';
  if (isLinked) {
    const place = { ...after, propertyId: wanted.typeId };
    const isMoving = isInHouse(booking) && wanted.typeId !== booking.property.id;
    const [best] = isMoving ? await choicesInHouse(trx, motel, booking, place, deskDay(context)) : [];
    if (isMoving && best === undefined) refuse('rule-broken', 'rooms-none-free');
    const room = named ?? (best && { roomId: best.id });
    refuseIf(room && (await whyRoomNotFree(trx, motel, booking, place, room.roomId, deskDay(context))));
    if (room !== undefined) where = ', the chosen room once it is paid';
    // Until then the stay keeps its own dates, and the room may become another's.
    const chosen = room && { room: { ...room, personId: person.id } };
    const toPay = { booking, after: { ...after, ...chosen }, difference, gained, origin: context.publicUrl };
    linked = (await holdDeskChange(trx, context, toPay)).id;
  } else {
    const changed = await makeChange(trx, motel, booking, planned, { actor: person, pay }, now);
    const given = named && (await giveChangedRoom(trx, motel, changed, named, now));
    const numbers = (await giveRoomsInHouse(trx, motel, changed, now)) ?? given;
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
  return {
    details: `${dates}${where}, ${shownMoney(total)}${reason}, ${money}`,
    before: factsOf(booking, booking.property.id, booking.folio.price),
    after: factsOf(after, wanted.typeId, total),
    answer: { linked },
  };
}

function factsOf({ checkIn, checkOut, party }: Stay & Pick<Booking, 'party'>, typeId: string, price: Cents) {
  return { checkIn, checkOut, party, typeId, price };
}
