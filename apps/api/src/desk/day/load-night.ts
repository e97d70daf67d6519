import type { CivilDate } from '@motel/booking-core';
import { staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { closedRoomsOn, type RoomOfStay, roomsAsLeft, roomsInUse, roomsOfStays } from '../../rooms/index.ts';
import { boardOf } from './board.ts';
import { keyBoard } from './key-board.ts';

/** A night with its guests and rooms. */
export type Night = Awaited<ReturnType<typeof loadNight>>;

export async function loadNight(db: Db, day: CivilDate, today: CivilDate) {
  const stays = await staysAround(db, day);
  const board = boardOf(stays, day, today);
  const roomsOf = await roomsOfStays(
    db,
    stays.map(({ id }) => id),
  );
  const stayIn = new Map(
    stays.flatMap((stay) =>
      (roomsOf.get(stay.id) ?? [])
        .filter((room) => isOn(room, day))
        .map(({ roomId }) => [roomId, stay] as const),
    ),
  );
  const tiles = keyBoard(
    {
      rooms: await roomsInUse(db),
      stayIn,
      closed: await closedRoomsOn(db, day),
      asLeft: await roomsAsLeft(db, day),
      inHouse: board.inHouse,
    },
    day,
    today,
  );
  return { day, stays, board, roomsOf, tiles };
}

function isOn({ checkIn, checkOut }: RoomOfStay, day: CivilDate): boolean {
  return checkIn <= day && checkOut > day;
}
