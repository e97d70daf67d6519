import { addDays, type CivilDate, parseCivilDate, type Stay } from '@motel/booking-core';
import { listedStays } from '../../booking/index.ts';
import { isUniqueViolation, type Trx } from '../../db/index.ts';
import { isSoldOut, liftBlock, placeBlock } from '../../inventory/index.ts';
import { closeRoom, liftClosure, lockRoom, roomOfClosure, takenRooms } from '../../rooms/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import { shownDate } from '../../shared/shown-date.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';

interface WantedClosure {
  readonly id: string;
  /** The first night, and the day on which the room is free again: `yyyy-mm-dd`. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly reason: string;
}

const MOST_NIGHTS = 730;

/**
 * Takes a room out of order: out of sale, and its number from all stays. Refused where it would take a sold room, with the
 * stays and nights that have to move first.
 */
export async function closeRoomAtDesk(
  context: DeskContext,
  { id, reason, ...wanted }: WantedClosure,
  by: ByPerson,
): Promise<Outcome<{ readonly closureId: string }>> {
  const closed = act(context, 'close-room', by, async (trx, now) => {
    const today = deskDay(context.clock);
    const [checkIn, checkOut] = [parseCivilDate(wanted.checkIn), parseCivilDate(wanted.checkOut)];
    if (checkIn === undefined || checkOut === undefined || checkIn >= checkOut)
      return refuse('rule-broken', 'closure-empty');
    if (checkIn < today) return refuse('rule-broken', 'closure-gone-by');
    if (checkOut > addDays(checkIn, MOST_NIGHTS)) {
      return refuse('rule-broken', 'closure-too-long', { most: MOST_NIGHTS });
    }
    const room = await lockRoom(trx, id);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    const inTheWay = await whyTaken(trx, room, { checkIn, checkOut });
    if (inTheWay !== undefined) return inTheWay;
    const nights = { propertyId: room.propertyId, checkIn, checkOut, rooms: 1 };
    const blockId = await placeBlock(trx, { ...nights, reason: `Room ${room.number}: ${reason}` }, now);
    const closure = { roomId: id, blockId, checkIn, checkOut, reason, by: by.person.name };
    const closureId = await closeRoom(trx, closure, now);
    const details = `room ${room.number} closed, ${shownDate(checkIn)} to ${shownDate(checkOut)}: ${reason}`;
    return succeed({ subject: id, details, after: { checkIn, checkOut, reason }, answer: { closureId } });
  });
  return closed.catch((error: unknown) => {
    if (isSoldOut(error)) return refuse('sold-out', 'closure-sold-out');
    if (isUniqueViolation(error, /^room_nights(_\d{1,10})?$/)) return refuse('sold-out', 'room-taken');
    throw error;
  });
}

/** Ends a closure: the room is for sale again. */
export async function reopenRoom(
  context: DeskContext,
  id: string,
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'reopen-room', by, async (trx, now) => {
    const roomId = await roomOfClosure(trx, id);
    if (roomId !== undefined) await lockRoom(trx, roomId);
    const closure = await liftClosure(trx, id, now);
    if (closure === undefined) return refuse('not-found', 'closure-unknown');
    await liftBlock(trx, closure.blockId, now);
    const { checkIn, checkOut, reason } = closure;
    return succeed({
      subject: closure.roomId,
      details: `open again: ${reason}`,
      before: { checkIn, checkOut, reason },
      answer: {},
    });
  });
}

/** Names the stays and closures that have the room on a night. */
async function whyTaken(
  trx: Trx,
  { id, number }: { readonly id: string; readonly number: string },
  stay: Stay,
): Promise<Refused | undefined> {
  const taken = (await takenRooms(trx, stay)).filter(({ roomId }) => roomId === id);
  const [first] = taken;
  if (first === undefined) return undefined;
  const ids = [...new Set(taken.flatMap(({ bookingId }) => bookingId ?? []))];
  if (ids.length === 0) return refuse('rule-broken', 'closure-again', { number });
  const stays = await listedStays(trx, ids);
  const names = stays.map(({ lastName, reference }) => `${lastName} (${reference})`).join(', ');
  return refuse('sold-out', 'closure-taken', { number, names, date: first.date satisfies CivilDate });
}
