import { lockNumbers } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { finishMissedRoom } from '../notes/missed-room.ts';
import { whyNot } from '../why-not.ts';
import { giveRoom } from './give-room.ts';
import { numbersText, stayRooms } from './stay-rooms.ts';
import { refuseTaken } from './take-rooms.ts';

/**
 * Gives a stay a room in place of another one, or as a further one, from tonight or its first night on; nights that were
 * slept stay with the old room. Refused when another stay or a closure has the room on a night, it is of another kind,
 * or the stay has all its rooms.
 */
export const assignRoom: DeskDeed<'assignRoom'> = (context, { id: said, version, ...wanted }, by) =>
  actOnSeen(context, 'assign-room', by, { id: said, version }, async (trx, { booking }, now) => {
    const { id } = booking;
    const today = deskDay(context);
    const refused = whyNot(context.motel, booking, 'give-room', now);
    if (refused !== undefined) return refused;
    await lockNumbers(trx, [booking.property.id]);
    const given = await giveRoom(trx, context.motel, booking, wanted, now);
    if (!given.ok) return given;
    await finishMissedRoom(trx, id, by.person, now);
    const { number, before, rooms } = given.value;
    const ahead = before.filter(({ checkOut }) => checkOut > today);
    const details =
      ahead.length === 0 ? `room ${number}` : `room ${numbersText(ahead)} to ${numbersText(rooms)}`;
    return succeed({
      details,
      before: { rooms: numbersText(before) },
      after: { rooms: numbersText(rooms) },
      answer: await stayRooms(trx, id),
    });
  }).catch(refuseTaken);
