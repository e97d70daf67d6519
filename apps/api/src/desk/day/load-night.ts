import { type CivilDate, hasNight } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type ListedStay, stateOf, staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { closuresFrom, roomsInUse, roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { cleanSince } from '../../stays/index.ts';
import { boardOf } from './board.ts';
import { keyBoard } from './key-board.ts';

/** A night with its guests and rooms. */
export type Night = Awaited<ReturnType<typeof loadNight>>;

/** Loads a night; the number of statements is the same for any number of stays. */
export async function loadNight(db: Db, motel: Motel, day: CivilDate, now: Date) {
  const today = deskDayAt(motel, now);
  const stays = await staysAround(db, day);
  const board = boardOf(motel, stays, day, today);
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
  const isThere = (stay: ListedStay) => hasNight(stay, day) && (stay.leftAt === null || day < today);
  const cleaning = await cleanSince(db, motel, day);
  const facts = {
    rooms: await roomsInUse(db),
    stayIn: inRooms(stays.filter(isThere)),
    overdueIn: inRooms(day === today ? board.leavingThatDay : []),
    closed: (await closuresFrom(db, day)).filter(({ checkIn }) => checkIn <= day),
    isOverdue: (stay: ListedStay) => day === today && stateOf(motel, stay, now) === 'overdue',
    isClean: cleaning.isClean,
  };
  return { day, stays, board, roomsOf, tiles: keyBoard(facts, day, today) };
}
