import type { AnswerOf, DeskCalls, QueryOf } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';
import { roomsInUse } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../desk.ts';
import { deskDay } from '../desk-day.ts';
import { choicesOf } from './room-choices.ts';

/** The rooms of a kind for a stay that is not booked yet: the free ones, best first, and the others. */
export async function freeRooms(
  { db, clock }: DeskContext,
  { typeId, ...dates }: QueryOf<DeskCalls['freeRooms']>,
): Promise<Outcome<AnswerOf<DeskCalls['freeRooms']>>> {
  const [checkIn, checkOut] = [parseCivilDate(dates.checkIn), parseCivilDate(dates.checkOut)];
  if (checkIn === undefined || checkOut === undefined || checkIn >= checkOut) {
    return refuse('malformed', 'dates-invalid');
  }
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === typeId);
  const stay = { checkIn, checkOut };
  const free = await choicesOf(db, deskDay(clock), { stay, rooms, wishes: [] });
  const isFree = new Set(free.map(({ id }) => id));
  const taken = rooms.filter(({ id }) => !isFree.has(id)).map(({ id, number }) => ({ id, number }));
  return succeed({ free, taken });
}
