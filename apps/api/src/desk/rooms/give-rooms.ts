import { isUniqueViolation } from '../../db/index.ts';
import { findRoom, leaveRooms, lockNumbers, takeRoom } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { laterOf, lockStay, numbersText, roomsOf, type StayRooms } from './stay-rooms.ts';

/**
 * Gives a stay its rooms, all at once, in place of those that it has from tonight or its first night on. Refused when it
 * has fewer rooms, one of them is of another kind, or another stay or a closure has it on a night.
 */
export async function giveRooms(
  context: DeskContext,
  { id, roomIds }: { readonly id: string; readonly roomIds: readonly string[] },
  by: ByPerson,
): Promise<Outcome<StayRooms>> {
  const given = act(context, 'assign-room', by, async (trx) => {
    const locked = await lockStay(trx, id);
    if (!locked.ok) return locked;
    const { property, party, reference, ...booking } = locked.value;
    const today = deskDay(context.clock);
    if (booking.checkOut <= today) return refuse('rule-broken', 'check-in-late', { date: booking.checkOut });
    const wanted = [...new Set(roomIds)].toSorted();
    if (wanted.length > party.rooms) return refuse('rule-broken', 'rooms-too-many', { most: party.rooms });
    const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
    const before = await roomsOf(trx, id);
    await lockNumbers(trx, [property.id]);
    await leaveRooms(trx, id, stay);
    for (const roomId of wanted) {
      const room = await findRoom(trx, roomId);
      if (room === undefined) return refuse('not-found', 'room-unknown');
      if (room.propertyId !== property.id) {
        return refuse('rule-broken', 'room-of-another-kind', { number: room.number, title: property.title });
      }
      await takeRoom(trx, id, roomId, stay);
    }
    const rooms = await roomsOf(trx, id);
    const numbers = numbersText(rooms);
    return succeed({
      subject: reference,
      details: `${party.rooms === 1 ? 'room' : 'rooms'} ${before.length === 0 ? '' : `${numbersText(before)} to `}${numbers}`,
      before: { rooms: numbersText(before) },
      after: { rooms: numbers },
      answer: { rooms },
    });
  });
  return given.catch((error: unknown) => {
    if (isUniqueViolation(error, /^room_nights(_\d{1,10})?$/)) return refuse('sold-out', 'room-taken');
    throw error;
  });
}
