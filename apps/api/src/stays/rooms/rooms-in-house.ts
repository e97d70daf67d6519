import { addDays, type CivilDate, type Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, type ListedStay, movingGuests, staysInHouse } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { lackingNights, type Room, type RoomOfStay, roomsOfStays } from '../../rooms/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { choicesFor } from './room-choices.ts';
import { giveProposedRooms, numbersText, roomsOf, takeRooms } from './stay-rooms.ts';

type Attended = Stay & Pick<Booking, 'id' | 'party' | 'arrivedAt' | 'leftAt'>;

/** Whether guests are in the house, have tonight, and lack a number for it: always a fault. */
export function isWithoutNumber(stay: Attended, rooms: readonly RoomOfStay[], today: CivilDate): boolean {
  if (!isInHouse(stay) || stay.checkOut <= today) return false;
  return lackingNights({ checkIn: today, checkOut: addDays(today, 1) }, stay.party.rooms, rooms) > 0;
}

/** The stays whose guests are in the house without a number. @param today the desk's date */
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

/**
 * Gives guests in the house the numbers that a change has left them without, the ready ones first. The numbers of its kind are
 * locked. Refused where none is free.
 * @returns the numbers that they have; `undefined` where they lacked none
 */
export async function giveRoomsInHouse(
  trx: Trx,
  motel: Motel,
  booking: Booking,
  now: Date,
): Promise<Outcome<string | undefined>> {
  const today = deskDayAt(motel, now);
  const own = await roomsOf(trx, booking.id);
  if (!isWithoutNumber(booking, own, today)) return succeed(undefined);
  const place = { ...booking, propertyId: booking.property.id };
  const hasNone = own.every(({ checkOut }) => checkOut <= today);
  const choices = hasNone ? await choicesInHouse(trx, motel, booking, place, today) : [];
  const best = choices.slice(0, booking.party.rooms).map(({ id }) => id);
  // A stay that keeps some of its numbers, or has to move on a later night, gets the proposed ones.
  const isGiven = await movingGuests(trx, motel, booking, now, async () =>
    best.length === booking.party.rooms
      ? (await takeRooms(trx, motel, booking, { ...booking, checkIn: today }, best)).ok
      : giveProposedRooms(trx, motel, booking, today),
  );
  if (!isGiven) return refuse('rule-broken', 'rooms-none-free');
  const rooms = await roomsOf(trx, booking.id);
  return succeed(numbersText(rooms.filter(({ checkOut }) => checkOut > today)));
}

export function isInHouse({ arrivedAt, leftAt }: Pick<Attended, 'arrivedAt' | 'leftAt'>): boolean {
  return arrivedAt !== null && leftAt === null;
}
