import type { RoomTileWire } from '@motel/api-client/desk-contracts';
import { type CivilDate, hasNight } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type ListedStay, stateOf, staysAround } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  closuresFrom,
  type Room,
  type RoomClosure,
  roomsInUse,
  roomsOfNight,
  roomsOfStays,
} from '../../rooms/index.ts';
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

/** All that the key board of a night is drawn from. */
interface KeyBoardFacts {
  readonly rooms: readonly Room[];
  /** The stays that have a room on the night, by the room. */
  readonly stayIn: ReadonlyMap<string, ListedStay>;
  /** Guests whose nights are over and who were not checked out, by the room that they are in still. */
  readonly overdueIn: ReadonlyMap<string, ListedStay>;
  /** Of the night. */
  readonly closed: readonly RoomClosure[];
  /** Whether guests should have left by now, and are in still. */
  isOverdue(stay: ListedStay): boolean;
  /** Whether a room was cleaned since its last guest left. */
  isClean(roomId: string): boolean;
}

type KeyTile = RoomTileWire & { readonly propertyId: string };

/** Each room of the motel on a night: free, arriving, in house or closed, and whether it is ready for a guest. */
function keyBoard(facts: KeyBoardFacts, day: CivilDate, today: CivilDate): KeyTile[] {
  const closed = new Map(facts.closed.map((closure) => [closure.roomId, closure]));
  return facts.rooms.map(({ id, number, propertyId }): KeyTile => {
    const room = { id, number, propertyId };
    const closure = closed.get(id);
    if (closure !== undefined) {
      const { checkOut: until, reason } = closure;
      return { ...room, state: 'closed', isReady: false, closed: { until, reason } };
    }
    const booked = facts.stayIn.get(id);
    const overdue = facts.overdueIn.get(id);
    const guest = booked !== undefined && isHere(booked, day, today) ? booked : overdue;
    // How a room will be left is not known yet.
    const isReady = guest === undefined && (day > today || facts.isClean(id));
    const stay = guest ?? booked;
    if (stay === undefined) return { ...room, state: 'free', isReady };
    const { reference, firstName, lastName } = stay;
    const state = guest === undefined ? 'arriving' : facts.isOverdue(guest) ? 'overdue' : 'in-house';
    return { ...room, state, isReady, stay: { reference, firstName, lastName } };
  });
}

function isHere({ checkIn, arrivedAt, leftAt }: ListedStay, day: CivilDate, today: CivilDate): boolean {
  if (day > today) return checkIn < day;
  return arrivedAt !== null && (day < today || leftAt === null);
}
