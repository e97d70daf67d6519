import type { CivilDate } from '@motel/booking-core';
import { type ListedStay, staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { closuresFrom, roomsInUse, roomsOfStays } from '../../rooms/index.ts';
import { cleanSince } from '../clean-since.ts';
import { boardOf } from './board.ts';
import { keyBoard } from './key-board.ts';
import { roomsOfNight } from './rooms-of-night.ts';

/** A night with its guests and rooms. */
export type Night = Awaited<ReturnType<typeof loadNight>>;

/** Loads a night; the number of statements is the same for any number of stays. @param today the desk's date */
export async function loadNight(db: Db, day: CivilDate, today: CivilDate) {
  const stays = await staysAround(db, day);
  const board = boardOf(stays, day, today);
  const roomsOf = await roomsOfStays(
    db,
    stays.map(({ id }) => id),
  );
  const inRooms = (some: readonly ListedStay[]) =>
    new Map(
      some.flatMap((stay) =>
        roomsOfNight(roomsOf.get(stay.id) ?? [], day).map(({ roomId }) => [roomId, stay] as const),
      ),
    );
  const hasNight = ({ checkIn, checkOut, leftAt }: ListedStay) =>
    checkIn <= day && checkOut > day && (leftAt === null || day < today);
  const cleaning = await cleanSince(db, day);
  const facts = {
    rooms: await roomsInUse(db),
    stayIn: inRooms(stays.filter(hasNight)),
    overdueIn: inRooms(day === today ? board.leavingThatDay : []),
    closed: (await closuresFrom(db, day)).filter(({ checkIn }) => checkIn <= day),
    isClean: cleaning.isClean,
  };
  return { day, stays, board, roomsOf, tiles: keyBoard(facts, day, today) };
}
