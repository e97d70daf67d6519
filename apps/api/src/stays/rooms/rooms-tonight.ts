import {
  addDays,
  type CivilDate,
  type RoomGuests,
  type RoomState,
  type RoomVerb,
  roomState,
  whyNotWithRoom,
} from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type ListedStay, listedStays, staysInHouse } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { type Room, roomsOfNight, roomsOfStays, takenRooms } from '../../rooms/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { type Cleaning, cleanSince } from './clean-since.ts';

export interface RoomsTonight extends Pick<Cleaning, 'ticks'> {
  stateOf(roomId: string): RoomState;
  /** The stay whose guests are in the room, else the one that has it tonight. */
  stayIn(roomId: string): ListedStay | undefined;
  /** The stay that has the room tonight, and whose guests are not in it yet. */
  nextIn(roomId: string): ListedStay | undefined;
}

/** Loads the state of all rooms (H1–H7). Its statements do not grow in number. @param today the desk's date */
export async function loadRoomsTonight(db: Db, motel: Motel, today: CivilDate): Promise<RoomsTonight> {
  const taken = await takenRooms(db, motel, { checkIn: today, checkOut: addDays(today, 1) });
  const inHouse = await staysInHouse(db);
  const stays = await listedStays(
    db,
    taken.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const ids = inHouse.map(({ id }) => id);
  const roomsOf = await roomsOfStays(db, ids);
  const guestsIn = new Map(
    inHouse.flatMap((stay) =>
      roomsOfNight(roomsOf.get(stay.id) ?? [], today).map(({ roomId }) => [roomId, stay] as const),
    ),
  );
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  const nights = new Map(taken.map(({ roomId, bookingId }) => [roomId, byId.get(bookingId ?? '')]));
  const cleaning = await cleanSince(db, motel, today);

  const guestsOf = (roomId: string): RoomGuests => {
    const [tonight, inside] = [nights.get(roomId), guestsIn.get(roomId)];
    if (inside !== undefined) return inside.id === tonight?.id ? 'in-house' : 'leaving';
    return tonight === undefined ? 'none' : 'arriving';
  };
  return {
    ticks: cleaning.ticks,
    stayIn: (roomId) => guestsIn.get(roomId) ?? nights.get(roomId),
    nextIn(roomId) {
      const tonight = nights.get(roomId);
      return tonight?.id === guestsIn.get(roomId)?.id ? undefined : tonight;
    },
    stateOf(roomId) {
      const isClosed = nights.has(roomId) && nights.get(roomId) === undefined;
      return roomState({ isClosed, guests: guestsOf(roomId), isClean: cleaning.isClean(roomId) });
    },
  };
}

/** Why a verb is refused for a room because guests are in it (H5, H6); `undefined` otherwise. */
export async function whyInUse(
  trx: Trx,
  motel: Motel,
  { id, number }: Pick<Room, 'id' | 'number'>,
  verb: RoomVerb,
  today: CivilDate,
): Promise<Refused | undefined> {
  const { stateOf, stayIn } = await loadRoomsTonight(trx, motel, today);
  if (whyNotWithRoom(stateOf(id), verb) !== 'room-in-use') return undefined;
  const inside = stayIn(id);
  const name = inside === undefined ? '' : `${inside.firstName} ${inside.lastName}`;
  return refuse('rule-broken', 'room-in-use', { number, name });
}
