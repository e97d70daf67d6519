import type { CivilDate, Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Booking, ChangedStay } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { listPropertyTitles } from '../../inventory/index.ts';
import { roomsInUse, takenRooms } from '../../rooms/index.ts';
import { deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import { giveRoom, type WantedRoom } from './give-room.ts';
import { roomsOf } from './stay-rooms.ts';

/** Why a stay cannot have a room after a change, as far as a look without locks can say. */
export async function whyRoomNotFree(
  db: Db,
  motel: Motel,
  { id }: Pick<Booking, 'id'>,
  after: Stay & Pick<ChangedStay, 'propertyId'>,
  roomId: string,
  today: CivilDate,
): Promise<Refused | undefined> {
  const room = (await roomsInUse(db)).find((one) => one.id === roomId);
  if (room === undefined) return refuse('not-found', 'room-unknown');
  const { number } = room;
  if (room.propertyId !== after.propertyId) {
    const kind = (await listPropertyTitles(db)).find((one) => one.id === after.propertyId);
    return refuse('rule-broken', 'room-of-another-kind', { number, title: kind?.title ?? '' });
  }
  const ahead = { checkIn: laterOf(today, after.checkIn), checkOut: after.checkOut };
  const taken = (await takenRooms(db, motel, ahead)).find(
    (night) => night.roomId === roomId && night.bookingId !== id,
  );
  return taken && refuse('sold-out', 'room-taken-on', { number, date: taken.date });
}

/** Gives a stay that was just changed the room that the person wants. @throws the database's error where it is taken */
export async function giveChangedRoom(
  trx: Trx,
  motel: Motel,
  changed: Booking,
  { roomId, insteadOf }: WantedRoom,
  now: Date,
): Promise<Outcome<string>> {
  const today = deskDayAt(motel, now);
  // The change itself may have taken the old room from the stay: other dates, or another kind.
  const own = await roomsOf(trx, changed.id);
  const isTheirs = own.some(
    (room) => room.roomId === insteadOf && room.checkOut > laterOf(today, changed.checkIn),
  );
  const given = await giveRoom(
    trx,
    motel,
    changed,
    { roomId, insteadOf: isTheirs ? insteadOf : undefined },
    now,
  );
  return given.ok ? succeed(given.value.number) : given;
}
