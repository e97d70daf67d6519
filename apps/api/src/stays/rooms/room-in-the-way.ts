import type { DeskChangePreviewWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate } from '@motel/booking-core';
import { type Booking, type ChangedStay, listedStays } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { closuresFrom, roomsInUse, roomsOfNight, roomsOfStays, takenRooms } from '../../rooms/index.ts';
import { laterOf } from '../../shared/date-order.ts';
import { choicesFor } from './room-choices.ts';

/**
 * Finds a room of a stay that it cannot keep on the nights that a change adds at its end, since others have it, with the
 * rooms that the stay could have instead. `undefined` where it keeps its rooms, has none, or gets another kind.
 */
export async function roomInTheWay(
  db: Db,
  booking: Booking,
  after: Pick<ChangedStay, 'checkIn' | 'checkOut' | 'propertyId'>,
  today: CivilDate,
): Promise<DeskChangePreviewWire['inTheWay']> {
  if (after.propertyId !== booking.property.id || after.checkOut <= booking.checkOut) return undefined;
  const own = (await roomsOfStays(db, [booking.id])).get(booking.id) ?? [];
  const last = new Set(roomsOfNight(own, addDays(booking.checkOut, -1)).map(({ roomId }) => roomId));
  const added = { checkIn: laterOf(today, booking.checkOut), checkOut: after.checkOut };
  const taken = (await takenRooms(db, added)).find(
    ({ roomId, bookingId }) => last.has(roomId) && bookingId !== booking.id,
  );
  if (taken === undefined) return undefined;
  const rooms = await roomsInUse(db);
  return {
    roomId: taken.roomId,
    number: rooms.find(({ id }) => id === taken.roomId)?.number ?? '',
    date: taken.date,
    by: await nameOf(db, taken),
    choices: await choicesFor(db, booking.id, { ...after, propertyId: booking.property.id }, today),
  };
}

async function nameOf(
  db: Db,
  { bookingId, roomId, date }: { bookingId: string | null; roomId: string; date: CivilDate },
): Promise<string> {
  const [stay] = bookingId === null ? [] : await listedStays(db, [bookingId]);
  if (stay !== undefined) return `${stay.firstName} ${stay.lastName}`;
  const closure = (await closuresFrom(db, date)).find((one) => one.roomId === roomId);
  return closure?.reason ?? '';
}
