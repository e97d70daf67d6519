import { toDollars } from '@motel/booking-core';
import { type Booking, setAttendance } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { lockNumbers, type RoomOfStay } from '../../rooms/index.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../../shared/outcome.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../../shared/words/refusals.ts';
import { act, type ByPerson } from '../act.ts';
import { cleanSince } from '../clean-since.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { finishMissedRoom } from '../notes/missed-room.ts';
import { giveProposedRooms, lockStay, numbersText, roomsOf, type StayRooms } from './stay-rooms.ts';

/**
 * Checks guests in: to the rooms that the stay has, or to those that are proposed. Refused when they are in already, their
 * stay has not begun or is over, no number is free, or a room is not clean and the person has not said that they know.
 */
export async function checkIn(
  context: DeskContext,
  {
    id,
    isUncleanAccepted = false,
  }: { readonly id: string; readonly isUncleanAccepted?: boolean | undefined },
  by: ByPerson,
): Promise<Outcome<StayRooms>> {
  return act(context, 'check-in', by, async (trx, now) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const booking = locked.value;
    const today = deskDay(context.clock);
    if (booking.arrivedAt !== null) return refuse('changed-meanwhile', 'stay-in-already');
    if (booking.checkIn > today) return refuse('rule-broken', 'check-in-early', { date: booking.checkIn });
    if (booking.checkOut <= today) return refuse('rule-broken', 'check-in-late', { date: booking.checkOut });
    await lockNumbers(trx, [booking.property.id]);
    if (!(await giveProposedRooms(trx, booking, today))) return refuse('rule-broken', 'rooms-none-free');
    const rooms = await roomsOf(trx, id);
    const tonight = rooms.filter((room) => room.checkIn <= today && room.checkOut > today);
    const unclean = await notClean(trx, tonight, today);
    if (unclean.length > 0 && !isUncleanAccepted) {
      return refuseUnless('isUncleanAccepted', 'room-not-clean', {
        numbers: numbersText(unclean),
        isOne: unclean.length === 1,
      });
    }
    await finishMissedRoom(trx, id, by.person, now);
    await setAttendance(trx, id, { arrivedAt: now, leftAt: null });
    return succeed(attended(booking, rooms, `checked in to ${numbersText(tonight)}`));
  });
}

/** Checks guests out. Refused when they are not in, or money is due and the person has not said that they know. */
export async function checkOut(
  context: DeskContext,
  {
    id,
    isBalanceAccepted = false,
  }: { readonly id: string; readonly isBalanceAccepted?: boolean | undefined },
  by: ByPerson,
): Promise<Outcome<StayRooms>> {
  return act(context, 'check-out', by, async (trx, now) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const booking = locked.value;
    const { arrivedAt, leftAt, folio } = booking;
    if (leftAt !== null) return refuse('changed-meanwhile', 'stay-out-already');
    if (arrivedAt === null) return refuse('rule-broken', 'stay-not-in');
    if (booking.checkOut > deskDay(context.clock)) {
      return refuse('rule-broken', 'check-out-early', { date: booking.checkOut });
    }
    if (folio.balance > 0 && !isBalanceAccepted) {
      return refuseUnless('isBalanceAccepted', 'check-out-balance', { balance: folio.balance });
    }
    await setAttendance(trx, id, { arrivedAt, leftAt: now });
    const due = folio.balance === 0 ? '' : `, ${shownMoney(folio.balance)} due`;
    return succeed(attended(booking, await roomsOf(trx, id), `checked out${due}`));
  });
}

/** Undoes the last check-out, or the check-in. Refused when the guests are not in and have not left. */
export async function undoAttendance(
  context: DeskContext,
  { id }: { readonly id: string },
  by: ByPerson,
): Promise<Outcome<StayRooms>> {
  return act(context, 'undo-attendance', by, async (trx) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const { arrivedAt, leftAt } = locked.value;
    if (arrivedAt === null) return refuse('rule-broken', 'stay-not-in');
    await setAttendance(trx, id, { arrivedAt: leftAt === null ? null : arrivedAt, leftAt: null });
    const undone = leftAt === null ? 'check-in undone' : 'check-out undone';
    return succeed(attended(locked.value, await roomsOf(trx, id), undone));
  });
}

/** Refuses a press that a second one overcomes: the issue is about the field with which the person says that they know. */
function refuseUnless<R extends Reason>(
  field: 'isUncleanAccepted' | 'isBalanceAccepted',
  code: R,
  ...params: ParamsOf<R>
) {
  return refuseBroken([{ field, rule: '§14.4', code, message: sentenceOf(code, ...params) }]);
}

function attended(booking: Booking, rooms: RoomOfStay[], details: string) {
  const { reference, arrivedAt, leftAt, folio } = booking;
  const before = { arrivedAt, leftAt, balance: toDollars(folio.balance) };
  return { subject: reference, details, before, after: { rooms: numbersText(rooms) }, answer: { rooms } };
}

async function notClean(
  trx: Trx,
  rooms: readonly RoomOfStay[],
  today: RoomOfStay['checkIn'],
): Promise<RoomOfStay[]> {
  const clean = await cleanSince(trx, today);
  return rooms.filter(({ roomId }) => !clean.isClean(roomId));
}
