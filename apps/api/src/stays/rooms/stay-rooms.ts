import { addDays, type CivilDate, nightsOf, type Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, type ListedStay, movingGuests, staysInHouse } from '../../booking/index.ts';
import { type Db, isUniqueViolation, type Trx } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import {
  doorsFromNear,
  findRoom,
  knownSpan,
  lackingNights,
  nightsWithin,
  proposeRooms,
  type Room,
  type RoomOfStay,
  roomsInUse,
  roomsOfStays,
  takenRooms,
  takeRoom,
  wishesOf,
} from '../../rooms/index.ts';
import { deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { stayVersion } from '../act-on-stay.ts';
import { choicesFor } from './room-choices.ts';

export async function stayRooms(trx: Trx, id: string) {
  return { rooms: await roomsOf(trx, id), version: await stayVersion(trx, id) };
}

export async function roomsOf(trx: Trx, id: string): Promise<RoomOfStay[]> {
  return [...((await roomsOfStays(trx, [id])).get(id) ?? [])];
}

/** `14`, `14 and 15`, or `14, 15 and 16`. */
export function numbersText(rooms: readonly Pick<RoomOfStay, 'number'>[]): string {
  const numbers = [...new Set(rooms.map(({ number }) => number))];
  return numbers.length < 3
    ? numbers.join(' and ')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** Gives a locked stay, numbers locked, the rooms that it lacks from a day on. @returns false where none is given */
export async function giveProposedRooms(trx: Trx, motel: Motel, booking: Booking, from: CivilDate) {
  const stay = { checkIn: laterOf(from, booking.checkIn), checkOut: booking.checkOut };
  if (stay.checkIn >= stay.checkOut) return false;
  const own = (await roomsOf(trx, booking.id)).filter(({ checkOut }) => checkOut > stay.checkIn);
  const lacking = lackingNights(stay, booking.party.rooms, own);
  if (lacking === 0) return true;
  // A stay with some of its numbers keeps them: only whole rooms are proposed.
  const whole = own.filter((room) => nightsWithin(room, stay) === nightsOf(stay)).length;
  const count = booking.party.rooms - whole;
  if (lacking !== count * nightsOf(stay)) return false;
  const rooms = (await roomsInUse(trx)).filter(({ propertyId }) => propertyId === booking.property.id);
  const taken = await takenRooms(trx, motel, knownSpan(stay));
  const wishes = await wishesOf(trx, booking.id);
  const proposed = proposeRooms(stay, count, rooms, taken, wishes, await doorsFromNear(trx, booking.id));
  if (proposed === undefined) return false;
  for (const { roomId, ...nights } of proposed) await takeRoom(trx, motel, booking.id, roomId, nights);
  return true;
}

/** Takes rooms for nights of a locked stay, numbers locked. @returns the numbers @throws as `refuseTaken` knows */
export async function takeRooms(
  trx: Trx,
  motel: Motel,
  { id, property, party }: Pick<Booking, 'id' | 'property' | 'party'>,
  nights: Stay,
  roomIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(roomIds)].toSorted();
  if (wanted.length > party.rooms) refuse('rule-broken', 'rooms-too-many', { most: party.rooms });
  const numbers: string[] = [];
  for (const roomId of wanted) {
    const room = (await findRoom(trx, roomId)) ?? refuse('not-found', 'room-unknown');
    const { number } = room;
    if (room.propertyId !== property.id)
      refuse('rule-broken', 'room-of-another-kind', { number, title: property.title });
    await takeRoom(trx, motel, id, roomId, nights);
    numbers.push(number);
  }
  return numbers;
}

/** Refuses nights that are sold, and a room that another stay or a closure has. @throws any other error again */
export function refuseTaken(error: unknown): never {
  if (error instanceof SoldOut) refuse('sold-out', 'rooms-taken');
  if (isUniqueViolation(error, /^room_nights(_\d{1,10})?$/)) refuse('sold-out', 'room-taken');
  throw error;
}

type Attended = Stay & Pick<Booking, 'id' | 'party' | 'arrivedAt' | 'leftAt'>;

/** Whether guests are in the house, have tonight, and lack a number for it: always a fault. */
export function isWithoutNumber(stay: Attended, rooms: readonly RoomOfStay[], today: CivilDate): boolean {
  if (!isInHouse(stay) || stay.checkOut <= today) return false;
  return lackingNights({ checkIn: today, checkOut: addDays(today, 1) }, stay.party.rooms, rooms) > 0;
}

export async function staysWithoutNumber(db: Db, today: CivilDate): Promise<ListedStay[]> {
  const stays = await staysInHouse(db);
  const ids = stays.map(({ id }) => id);
  const rooms = await roomsOfStays(db, ids);
  return stays.filter((stay) => isWithoutNumber(stay, rooms.get(stay.id) ?? [], today));
}

/** The rooms of a kind that guests in the house could move to now: the ready ones first. */
export async function choicesInHouse(
  db: Db,
  motel: Motel,
  { id }: Pick<Booking, 'id'>,
  place: Stay & Pick<Room, 'propertyId'>,
  today: CivilDate,
) {
  const choices = await choicesFor(db, motel, id, place, today);
  return choices.toSorted((one, other) => Number(other.isClean) - Number(one.isClean));
}

/** Gives guests in the house numbers lost by a change, numbers locked. @returns them; `undefined` where none lacked */
export async function giveRoomsInHouse(
  trx: Trx,
  motel: Motel,
  booking: Booking,
  now: Date,
): Promise<string | undefined> {
  const today = deskDayAt(motel, now);
  const own = await roomsOf(trx, booking.id);
  if (!isWithoutNumber(booking, own, today)) return undefined;
  const place = { ...booking, propertyId: booking.property.id };
  const hasNone = own.every(({ checkOut }) => checkOut <= today);
  const choices = hasNone ? await choicesInHouse(trx, motel, booking, place, today) : [];
  const best = choices.slice(0, booking.party.rooms).map(({ id }) => id);
  // A stay that keeps some of its numbers, or has to move on a later night, gets the proposed ones.
  const isGiven = await movingGuests(trx, motel, booking, now, async () => {
    if (best.length !== booking.party.rooms) return giveProposedRooms(trx, motel, booking, today);
    await takeRooms(trx, motel, booking, { ...booking, checkIn: today }, best);
    return true;
  });
  if (!isGiven) refuse('rule-broken', 'rooms-none-free');
  const rooms = await roomsOf(trx, booking.id);
  return numbersText(rooms.filter(({ checkOut }) => checkOut > today));
}

export function isInHouse({ arrivedAt, leftAt }: Pick<Attended, 'arrivedAt' | 'leftAt'>): boolean {
  return arrivedAt !== null && leftAt === null;
}
