import { checkBookableStay, issuesOf } from '@motel/booking-core';
import { roomsInUse } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuseBroken, succeed } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { choicesOf } from './room-choices.ts';

/**
 * The rooms of a kind for a stay that is not booked yet: the free ones, best first, and the others. Refused with
 * `rule-broken` for nights that cannot be booked.
 */
export const freeRooms: DeskReading<'freeRooms'> = async (
  { db, clock, motel, words },
  { typeId, wishes = [], ...dates },
) => {
  const today = deskDay({ clock, motel });
  const checked = checkBookableStay(dates, today);
  if (!checked.ok) return refuseBroken(issuesOf(checked.error, words.rules.stay));
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === typeId);
  const free = await choicesOf(db, motel, today, { stay: checked.value, rooms, wishes });
  const isFree = new Set(free.map(({ id }) => id));
  const taken = rooms.filter(({ id }) => !isFree.has(id)).map(({ id, number }) => ({ id, number }));
  return succeed({ free, taken });
};
