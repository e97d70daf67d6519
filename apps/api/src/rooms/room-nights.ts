import { addDays, type CivilDate, nightsOf, type Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { isGivenUp, takeRoomNights } from './given-up.ts';

export interface RoomOfStay extends Stay {
  readonly roomId: string;
  readonly number: string;
}

/** The rooms of stays, by the stay's id: each with its nights, in the order of time. A stay without numbers has none. */
export async function roomsOfStays(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return inRuns([]);
  const nights = await selectNights(db).where('booking_id', 'in', bookingIds).execute();
  return inRuns(nights);
}

/** The same for all stays that have a room on a night from one date to another, both inclusive. */
export async function roomsOfStaysWithin(db: Db, from: CivilDate, to: CivilDate) {
  const nights = await selectNights(db)
    .where('booking_id', 'is not', null)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return inRuns(nights);
}

/** Rooms that a stay or a closure has on a night of a span; without those that guests who left gave up. */
export async function takenRooms(db: Db, motel: Zoned, { checkIn, checkOut }: Stay) {
  return db
    .selectFrom('room_nights')
    .select(['room_id as roomId', 'date', 'booking_id as bookingId'])
    .where('date', '>=', checkIn)
    .where('date', '<', checkOut)
    .where(({ not }) => not(isGivenUp(motel)))
    .orderBy('date')
    .execute();
}

/** Gives a room to a stay for some nights. @throws the database's error where another stay or a closure has it */
export async function takeRoom(
  trx: Trx,
  motel: Zoned,
  bookingId: string,
  roomId: string,
  nights: Stay,
): Promise<void> {
  await takeRoomNights(trx, motel, roomId, nights, { bookingId });
}

export async function leaveRooms(trx: Trx, bookingId: string, { checkIn, checkOut }: Stay, roomId?: string) {
  await trx
    .deleteFrom('room_nights')
    .where('booking_id', '=', bookingId)
    .where('date', '>=', checkIn)
    .where('date', '<', checkOut)
    .$if(roomId !== undefined, (query) => query.where('room_id', '=', roomId ?? ''))
    .execute();
}

export async function leaveAllRooms(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('room_nights').where('booking_id', '=', bookingId).execute();
}

/** The nights and rooms that a stay still has; with numbers of its kind alone. */
interface KeptNights extends Stay {
  readonly propertyId: string;
  readonly rooms: number;
}

/**
 * Makes the numbers of a stay follow a change of its nights: it loses those that it may no longer have, and keeps its
 * rooms on gained nights where they are free. The transaction has locked the numbers of its kind.
 */
export async function keepRoomNights(trx: Trx, motel: Zoned, bookingId: string, kept: KeptNights) {
  const { checkIn, checkOut, propertyId, rooms } = kept;
  await sql`
    delete from room_nights
    where booking_id = ${bookingId} and (
      date < ${checkIn}::date
      or date >= ${checkOut}::date
      or room_id not in (select id from rooms where property_id = ${propertyId})
    )`.execute(trx);
  await sql`
    delete from room_nights where (room_id, date) in (
      select room_id, date from (
        select room_id, date, row_number() over (partition by date order by room_id) as place
        from room_nights where booking_id = ${bookingId}
      ) placed where place > ${rooms}
    )`.execute(trx);
  await extendRooms(trx, motel, bookingId, kept);
}

/** Gives a stay its last rooms for all nights after, and its first for all before, but none that was given up. */
async function extendRooms(trx: Trx, motel: Zoned, bookingId: string, { checkIn, checkOut }: Stay) {
  const own = await trx
    .selectFrom('room_nights')
    .innerJoin('rooms', 'rooms.id', 'room_id')
    .select(['room_id as roomId', 'date', 'retired_at as retiredAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('date')
    .execute();
  const [first, last] = [own[0]?.date, own.at(-1)?.date];
  if (first === undefined || last === undefined) return;
  const gained = [
    { from: first, checkIn, checkOut: first },
    { from: last, checkIn: addDays(last, 1), checkOut },
  ];
  for (const { from, ...span } of gained.filter((one) => one.checkIn < one.checkOut)) {
    const taken = new Set((await takenRooms(trx, motel, span)).map(({ roomId }) => roomId));
    const free = own.filter(
      ({ roomId, date, retiredAt }) => date === from && retiredAt === null && !taken.has(roomId),
    );
    for (const { roomId } of free) {
      await takeRoom(trx, motel, bookingId, roomId, span);
    }
  }
}

function selectNights(db: Db) {
  return db
    .selectFrom('room_nights')
    .innerJoin('rooms', 'rooms.id', 'room_id')
    .select(['booking_id as bookingId', 'room_id as roomId', 'number', 'date'])
    .orderBy('booking_id')
    .orderBy('rooms.position')
    .orderBy('date');
}

type Night = Awaited<ReturnType<ReturnType<typeof selectNights>['execute']>>[number];

function inRuns(nights: readonly Night[]): ReadonlyMap<string, readonly RoomOfStay[]> {
  const runs = new Map<string, RoomOfStay[]>();
  for (const { bookingId, roomId, number, date } of nights) {
    const own = runs.get(bookingId ?? '') ?? [];
    const last = own.at(-1);
    const isNext = last?.roomId === roomId && last.checkOut === date;
    if (isNext) own.pop();
    own.push({ roomId, number, checkIn: isNext ? last.checkIn : date, checkOut: addDays(date, 1) });
    runs.set(bookingId ?? '', own);
  }
  for (const own of runs.values()) own.sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
  return runs;
}

/** As many room nights of some nights as have no number. @param rooms as many as the stay has */
export function lackingNights(nights: Stay, rooms: number, own: readonly RoomOfStay[]): number {
  const given = own.reduce((sum, room) => sum + nightsWithin(room, nights), 0);
  return nightsOf(nights) * rooms - given;
}

/** As many of a room's nights as are within some nights. */
export function nightsWithin(room: Stay, { checkIn, checkOut }: Stay): number {
  const from = room.checkIn > checkIn ? room.checkIn : checkIn;
  const to = room.checkOut < checkOut ? room.checkOut : checkOut;
  return from < to ? nightsOf({ checkIn: from, checkOut: to }) : 0;
}

/** The rooms of a stay for a row about a night: its own, else the first to come, else the last. @param rooms by time */
export function roomsOfNight(rooms: readonly RoomOfStay[], night: CivilDate): RoomOfStay[] {
  const now = rooms.filter(({ checkIn, checkOut }) => checkIn <= night && checkOut > night);
  if (now.length > 0) return now;
  const next = rooms.find(({ checkIn }) => checkIn > night);
  if (next !== undefined) return rooms.filter(({ checkIn }) => checkIn === next.checkIn);
  const end = rooms
    .map(({ checkOut }) => checkOut)
    .toSorted()
    .at(-1);
  return rooms.filter(({ checkOut }) => checkOut === end);
}
