import { movingGuests } from '../../booking/index.ts';
import { leaveRooms, lockNumbers } from '../../rooms/index.ts';
import { deskDay, laterOf } from '../../shared/motel-time.ts';
import { succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { finishMissedRoom } from '../notes/desk-notes.ts';
import { whyNot } from '../why-not.ts';
import { numbersText, roomsOf, stayRooms } from './stay-rooms.ts';
import { refuseTaken, takeRooms } from './take-rooms.ts';

/**
 * Gives a stay its rooms, all at once, in place of those that it has from tonight or its first night on. Refused when it
 * has fewer rooms, one of them is of another kind, or another stay or a closure has it on a night.
 */
export const giveRooms: DeskDeed<'giveRooms'> = async (context, { roomIds, ...seen }, by) => {
  const { motel } = context;
  return actOnSeen(context, 'assign-room', by, seen, async (trx, { booking }, now) => {
    const { id, property, party } = booking;
    const today = deskDay(context);
    const refused = whyNot(motel, booking, 'give-room', now);
    if (refused !== undefined) return refused;
    const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
    const before = await roomsOf(trx, id);
    await lockNumbers(trx, [property.id]);
    const taken = await movingGuests(trx, motel, booking, now, async () => {
      await leaveRooms(trx, id, stay);
      return takeRooms(trx, motel, booking, stay, roomIds);
    });
    if (!taken.ok) return taken;
    await finishMissedRoom(trx, id, by.person, now);
    const answer = await stayRooms(trx, id);
    const numbers = numbersText(answer.rooms);
    return succeed({
      details: `${party.rooms === 1 ? 'room' : 'rooms'} ${before.length === 0 ? '' : `${numbersText(before)} to `}${numbers}`,
      before: { rooms: numbersText(before) },
      after: { rooms: numbers },
      answer,
    });
  }).catch(refuseTaken);
};
