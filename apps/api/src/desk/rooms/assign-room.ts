import { isUniqueViolation } from '../../db/index.ts';
import { findRoom, leaveRooms, lockNumbers, takeRoom } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { laterOf, lockStay, numbersText, roomsOf, type StayRooms } from './stay-rooms.ts';

interface WantedRoom {
  readonly id: string;
  readonly roomId: string;
  /** The room that it takes the place of, from tonight on. */
  readonly insteadOf?: string | undefined;
}

/**
 * Gives a stay a room in place of another one, or as a further one, from tonight or its first night on; nights that were
 * slept stay with the old room. Refused when another stay or a closure has the room on a night, it is of another kind,
 * or the stay has all its rooms.
 */
export async function assignRoom(
  context: DeskContext,
  { id, roomId, insteadOf }: WantedRoom,
  by: ByPerson,
): Promise<Outcome<StayRooms>> {
  const assigned = act(context, 'assign-room', by, async (trx) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const booking = locked.value;
    const today = deskDay(context.clock);
    await lockNumbers(trx, [booking.property.id]);
    const room = await findRoom(trx, roomId);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    const { number } = room;
    if (room.propertyId !== booking.property.id) {
      return refuse('rule-broken', 'room-of-another-kind', { number, title: booking.property.title });
    }
    if (booking.checkOut <= today) return refuse('rule-broken', 'check-in-late', { date: booking.checkOut });
    const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
    const before = await roomsOf(trx, id);
    const ahead = before.filter(({ checkOut }) => checkOut > stay.checkIn);
    if (insteadOf !== undefined && !ahead.some((own) => own.roomId === insteadOf)) {
      return refuse('changed-meanwhile', 'room-not-theirs');
    }
    if (insteadOf !== undefined) await leaveRooms(trx, id, stay, insteadOf);
    const left = new Set(ahead.filter((own) => own.roomId !== insteadOf).map((own) => own.roomId));
    if (left.size >= booking.party.rooms) return refuse('rule-broken', 'rooms-all-given');
    await takeRoom(trx, id, roomId, stay);
    const rooms = await roomsOf(trx, id);
    const details =
      ahead.length === 0 ? `room ${number}` : `room ${numbersText(ahead)} to ${numbersText(rooms)}`;
    return succeed({
      subject: booking.reference,
      details,
      before: { rooms: numbersText(before) },
      after: { rooms: numbersText(rooms) },
      answer: { rooms },
    });
  });
  return assigned.catch((error: unknown) => {
    if (isUniqueViolation(error, /^room_nights(_\d{1,10})?$/)) return refuse('sold-out', 'room-taken');
    throw error;
  });
}
