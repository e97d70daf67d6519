import { addDays, type Cents, type CivilDate, toDollars } from '@motel/booking-core';
import { isMissed, whyNotWithRoom } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import {
  type Booking,
  expectedAt,
  factsOf,
  type ListedStay,
  loadBooking,
  roomsWithGuests,
  setAttendance,
  stateOf,
  staysInHouse,
  staysNotCome,
} from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { lockNumbers, type RoomOfStay, vacateRooms } from '../../rooms/index.ts';
import { deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { refuse, refuseBroken, refuseIf } from '../../shared/outcome.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../../shared/words/refusals.ts';
import type { ByPerson, DeskAsked, DeskContext, DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { makeChange } from '../change/make-change.ts';
import { finishMissedRoom } from '../notes/desk-notes.ts';
import { planChange } from '../price/plan-change.ts';
import { loadRoomsTonight, whyInUse } from '../rooms/rooms-tonight.ts';
import { giveProposedRooms, numbersText, roomsOf, stayRooms } from '../rooms/stay-rooms.ts';
import { whyNot } from '../why-not.ts';

/** Checks guests in to their rooms, or to proposed ones; to none where the nights are over: the desk forgot it. */
export const checkIn: DeskDeed<'checkIn'> = async (context, { isUncleanAccepted = false, ...seen }, by) => {
  const { motel, words } = context;
  return actOnSeen(context, 'check-in', by, seen, async (trx, { booking }, now) => {
    const { id } = booking;
    refuseIf(whyNot(motel, booking, 'check-in', now));
    const today = deskDayAt(motel, now);
    if (booking.checkOut > today) {
      await lockNumbers(trx, [booking.property.id]);
      if (!(await giveProposedRooms(trx, motel, booking, today))) refuse('rule-broken', 'rooms-none-free');
    }
    const rooms = await roomsOf(trx, id);
    const tonight = rooms.filter((room) => room.checkIn <= today && room.checkOut > today);
    await refuseUnready(words, trx, tonight, today, isUncleanAccepted);
    await finishMissedRoom(trx, id, by.person, now);
    await setAttendance(trx, id, { arrivedAt: now, leftAt: null });
    const where =
      tonight.length === 0 ? 'checked in after the stay' : `checked in to ${numbersText(tonight)}`;
    return attended(trx, booking, where);
  });
};

/** Checks guests out. Asks first what becomes of nights that are left, and whether the person knows what is due. */
export const checkOut: DeskDeed<'checkOut'> = async (
  context,
  { isBalanceAccepted = false, early, ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'check-out', by, seen, async (trx, { booking: before }, now) => {
    const { id } = before;
    refuseIf(whyNot(motel, before, 'check-out', now));
    const today = deskDayAt(motel, now);
    const leaves = laterOf(today, addDays(before.checkIn, 1));
    let earlier = '';
    if (leaves < before.checkOut) {
      if (early === undefined) refuseUnless(words, 'early', 'check-out-early', { date: before.checkOut });
      earlier = await leaveEarly(trx, context, before, leaves, early, by, now);
    }
    const booking = (await loadBooking(trx, id)) ?? before;
    const { arrivedAt, folio } = booking;
    if (folio.balance > 0 && !isBalanceAccepted)
      refuseUnless(words, 'isBalanceAccepted', 'check-out-balance', { balance: folio.balance });
    await vacateRooms(trx, await roomsWithGuests(trx, motel, before, now), now);
    await setAttendance(trx, id, { arrivedAt, leftAt: now });
    const due = folio.balance === 0 ? '' : `, ${words.shownMoney(folio.balance)} due`;
    return attended(trx, booking, `checked out${earlier}${due}`);
  });
};

/** Undoes the last check-out, or the check-in. Refused when the guests are not in and have not left. */
export const undoAttendance: DeskDeed<'undoAttendance'> = async (context, seen, by) => {
  const { motel } = context;
  return actOnSeen(context, 'undo-attendance', by, seen, async (trx, { booking }, now) => {
    const { id, arrivedAt, leftAt } = booking;
    const isOut = leftAt !== null;
    refuseIf(whyNot(motel, booking, isOut ? 'undo-check-out' : 'undo-check-in', now));
    if (arrivedAt === null) refuse('rule-broken', 'stay-not-in');
    const today = deskDayAt(motel, now);
    // Guests who have slept in a room leave it unclean, also where the check-in is undone.
    const isSlept = !isOut && deskDayAt(motel, arrivedAt) < today;
    if (isSlept) await vacateRooms(trx, await roomsWithGuests(trx, motel, booking, now), now);
    await setAttendance(trx, id, { arrivedAt: isOut ? arrivedAt : null, leftAt: null });
    if (isOut && booking.checkOut > today) {
      await lockNumbers(trx, [booking.property.id]);
      await giveProposedRooms(trx, motel, booking, today);
    }
    const undone = isOut ? 'check-out undone' : 'check-in undone';
    return attended(trx, booking, undone);
  });
};

/** Refuses to check guests in to rooms that are not ready (H1–H7); the person may accept one that is not clean. */
async function refuseUnready(
  words: Words,
  trx: Trx,
  rooms: readonly RoomOfStay[],
  today: CivilDate,
  isUncleanAccepted: boolean,
): Promise<void> {
  const roomsTonight = await loadRoomsTonight(trx, words.motel, today);
  for (const { roomId, number } of rooms) {
    refuseIf(whyInUse(roomsTonight, { id: roomId, number }, 'check-in'));
  }
  const unclean = rooms.filter(
    ({ roomId }) => whyNotWithRoom(roomsTonight.stateOf(roomId), 'check-in') === 'room-unclean',
  );
  if (unclean.length === 0 || isUncleanAccepted) return undefined;
  refuseUnless(words, 'isUncleanAccepted', 'room-not-clean', {
    numbers: numbersText(unclean),
    isOne: unclean.length === 1,
  });
}

/** Refuses a press that a second one overcomes: the issue is about the field with which the person says that they know. */
function refuseUnless<R extends Reason>(
  words: Words,
  field: 'isUncleanAccepted' | 'isBalanceAccepted' | 'early',
  code: R,
  ...params: ParamsOf<R>
): never {
  refuseBroken([{ field, rule: '§14.4', code, message: sentenceOf(words, code, ...params) }]);
}

async function attended(trx: Trx, { id, arrivedAt, leftAt, folio }: Booking, details: string) {
  const stay = await stayRooms(trx, id);
  const balance: Cents = folio.balance;
  const before = { arrivedAt, leftAt, balance: toDollars(balance) };
  const after = { rooms: numbersText(stay.rooms) };
  return { details, before, after, answer: { ...stay, balance: toDollars(balance) } };
}

export type OutOfTime = Awaited<ReturnType<typeof staysOutOfTime>>;

/** Guests who should have left, and those who should have come, however long ago: they stay until a person decides. */
export async function staysOutOfTime(db: Db, motel: Motel, now: Date) {
  const inHouse = await staysInHouse(db);
  const notCome = await staysNotCome(db, deskDayAt(motel, now));
  return {
    overdue: inHouse.filter((stay) => stateOf(motel, stay, now) === 'overdue'),
    missed: notCome.filter((stay) => isMissedAt(motel, stay, now)),
  };
}

/** Whether guests should have come by now, and have not (S13). */
function isMissedAt(motel: Motel, stay: ListedStay, now: Date): boolean {
  const saidToCome = expectedAt(motel, stay)?.getTime();
  const { missedHour } = motel.frontDesk;
  return isMissed(factsOf(stay), now.getTime(), motel.houseRules, { missedHour, saidToCome });
}

/** Ends a locked stay early: its later nights are for sale again. Refused as a change is. @returns what was done */
async function leaveEarly(
  trx: Trx,
  context: DeskContext,
  booking: Booking,
  leaves: CivilDate,
  { isPriceKept, difference: shown }: NonNullable<DeskAsked<'checkOut'>['early']>,
  { person }: ByPerson,
  now: Date,
): Promise<string> {
  const { motel, words } = context;
  const { checkIn, party, property, folio } = booking;
  const byHand = isPriceKept ? { total: folio.price, reason: sentenceOf(words, 'left-early') } : undefined;
  const wanted = { typeId: property.id, checkIn, checkOut: leaves, party, byHand };
  const planned = await planChange({ ...context, db: trx }, booking, wanted, person);
  const { difference } = planned;
  if (difference !== shown) refuse('price-changed', 'change-price-changed', { difference });
  await makeChange(trx, motel, booking, planned, { actor: person }, now);
  const back = difference < 0 ? `, ${words.shownMoney(-difference as Cents)} back` : '';
  return ` early, before ${words.shownDate(booking.checkOut)}${back}`;
}
