import type { RoomTileWire } from '@motel/api-client/desk-contracts';
import { type CivilDate, hasNight } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type ListedStay, stateOf, staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { closuresFrom, type Room, roomsInUse, roomsOfNight, roomsOfStays } from '../../rooms/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { cleanSince } from '../../stays/index.ts';
import { boardOf } from './board.ts';

export type Night = Awaited<ReturnType<typeof loadNight>>;

/** Loads a night; the number of statements is the same for any number of stays. */
export async function loadNight(db: Db, motel: Motel, day: CivilDate, now: Date) {
  const today = deskDayAt(motel, now);
  const stays = await staysAround(db, day);
  const board = boardOf(motel, stays, day, today);
  const ids = stays.map(({ id }) => id);
  const roomsOf = await roomsOfStays(db, ids);
  const inRooms = (some: readonly ListedStay[]) =>
    new Map(
      some.flatMap((stay) =>
        roomsOfNight(roomsOf.get(stay.id) ?? [], day).map(({ roomId }) => [roomId, stay] as const),
      ),
    );
  const isThere = (stay: ListedStay) => hasNight(stay, day) && (stay.leftAt === null || day < today);
  const isOverdue = (stay: ListedStay) => day === today && stateOf(motel, stay, now) === 'overdue';
  const { isClean } = await cleanSince(db, motel, day);
  const stayIn = inRooms(stays.filter(isThere));
  // Guests whose nights are over and who were not checked out are in their rooms still.
  const overdueIn = inRooms(day === today ? board.leavingThatDay : []);
  const closures = (await closuresFrom(db, day)).filter(({ checkIn }) => checkIn <= day);
  const closed = new Map(closures.map((closure) => [closure.roomId, closure]));

  /** A room on the night: free, arriving, in house or closed, and whether it is ready for a guest. */
  function tileOf({ id, number, propertyId }: Room): RoomTileWire & { readonly propertyId: string } {
    const room = { id, number, propertyId };
    const closure = closed.get(id);
    if (closure !== undefined) {
      const { checkOut: until, reason } = closure;
      return { ...room, state: 'closed', isReady: false, closed: { until, reason } };
    }
    const booked = stayIn.get(id);
    const guest = booked !== undefined && isHere(booked, day, today) ? booked : overdueIn.get(id);
    // How a room will be left is not known yet.
    const isReady = guest === undefined && (day > today || isClean(id));
    const stay = guest ?? booked;
    if (stay === undefined) return { ...room, state: 'free', isReady };
    const { reference, firstName, lastName } = stay;
    const state = guest === undefined ? 'arriving' : isOverdue(guest) ? 'overdue' : 'in-house';
    return { ...room, state, isReady, stay: { reference, firstName, lastName } };
  }

  return { day, stays, board, roomsOf, tiles: (await roomsInUse(db)).map(tileOf) };
}

function isHere({ checkIn, arrivedAt, leftAt }: ListedStay, day: CivilDate, today: CivilDate): boolean {
  if (day > today) return checkIn < day;
  return arrivedAt !== null && (day < today || leftAt === null);
}
