import { addDays, type CivilDate } from '@motel/booking-core';
import {
  isRoomClean,
  type RoomGuests,
  type RoomState,
  type RoomVerb,
  roomState,
  whyNotWithRoom,
} from '@motel/booking-core/booking';
import type { Motel } from '@motel/content/server';
import { listedStays, staysInHouse } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  cleanings,
  isGivenUp,
  type Room,
  roomsOfNight,
  roomsOfStays,
  takenRooms,
} from '../../rooms/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';
import { type Refusal, refusal } from '../../shared/outcome.ts';

export type RoomsTonight = Awaited<ReturnType<typeof loadRoomsTonight>>;

/** Loads the state of all rooms (H1–H7). Its statements do not grow in number. @param today the desk's date */
export async function loadRoomsTonight(db: Db, motel: Motel, today: CivilDate) {
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
    /** The stay whose guests are in the room, else the one that has it tonight. */
    stayIn: (roomId: string) => guestsIn.get(roomId) ?? nights.get(roomId),
    /** The stay that has the room tonight, and whose guests are not in it yet. */
    nextIn(roomId: string) {
      const tonight = nights.get(roomId);
      return tonight?.id === guestsIn.get(roomId)?.id ? undefined : tonight;
    },
    stateOf(roomId: string): RoomState {
      const isClosed = nights.has(roomId) && nights.get(roomId) === undefined;
      return roomState({ isClosed, guests: guestsOf(roomId), isClean: cleaning.isClean(roomId) });
    },
  };
}

/** Why a verb is refused for a room because guests are in it (H5, H6); `undefined` otherwise. */
export function whyInUse(
  { stateOf, stayIn }: RoomsTonight,
  { id, number }: Pick<Room, 'id' | 'number'>,
  verb: RoomVerb,
): Refusal | undefined {
  if (whyNotWithRoom(stateOf(id), verb) !== 'room-in-use') return undefined;
  const inside = stayIn(id);
  const name = inside === undefined ? '' : `${inside.firstName} ${inside.lastName}`;
  return refusal('rule-broken', 'room-in-use', { number, name });
}

export async function cleanSince(db: Db, motel: Motel, today: CivilDate) {
  const slept = await lastSlept(db, motel, today);
  const { last, ticks } = await cleanings(db, today);
  /** Cleaned since its last guests left (H8); a room in which no guest has slept is clean. */
  const isClean = (roomId: string) => isRoomClean({ ...last.get(roomId), slept: slept.get(roomId) });
  return { isClean, ticks };
}

/** The last night before a date on which guests who came had each room; those who never came have not used it. */
async function lastSlept(db: Db, motel: Zoned, before: CivilDate): Promise<ReadonlyMap<string, CivilDate>> {
  const rows = await db
    .selectFrom('rooms')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('room_nights')
          .innerJoin('bookings', 'bookings.id', 'room_nights.booking_id')
          .select('room_nights.date as slept')
          .whereRef('room_nights.room_id', '=', 'rooms.id')
          .where('room_nights.date', '<', before)
          .where('bookings.arrived_at', 'is not', null)
          .where(({ not }) => not(isGivenUp(motel)))
          .orderBy('room_nights.date', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['rooms.id as roomId', 'slept'])
    .execute();
  return new Map(rows.map(({ roomId, slept }) => [roomId, slept]));
}
