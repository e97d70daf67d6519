import type { PlanWire } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type CivilDate,
  civilDate,
  dayNumber,
  daysBetween,
  fromDayNumber,
  nightDates,
  toDollars,
} from '@motel/booking-core';
import type { RoomState } from '@motel/booking-core/booking';
import { holdingRequests, type ListedStay, listedStaysWithin } from '../../booking/index.ts';
import { blocksWithin, type TypeNights, typeNights } from '../../inventory/index.ts';
import { closuresFrom, type RoomOfStay, roomsInUse, roomsOfStaysWithin } from '../../rooms/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import type { DeskReading } from '../../staff/index.ts';
import { loadRoomsTonight } from '../../stays/index.ts';

/** Of rooms that wait for a broom: not clean, not closed tonight, and without guests in them. */
const UNCLEAN: ReadonlySet<RoomState> = new Set(['to-clean', 'arriving-unclean']);

/** The rooms over some days, with stays that leave on the first: bars end at midday. Its statements do not grow. */
export const showPlan: DeskReading<'plan'> = async ({ db, clock, motel }, { from: asked, days }) => {
  const today = deskDay({ clock, motel });
  const from = asked === undefined ? mondayBefore(today) : civilDate(asked);
  const span = { checkIn: from, checkOut: addDays(from, days) };
  const nightBefore = addDays(from, -1);
  const last = addDays(from, days - 1);
  const stays = await listedStaysWithin(db, nightBefore, last);
  const blocks = await blocksWithin(db, from, last);
  const rooms = await roomsInUse(db);
  const inRooms = await roomsOfStaysWithin(db, nightBefore, last);
  const closures = (await closuresFrom(db, nightBefore)).filter(({ checkIn }) => checkIn <= last);
  const closed = new Set(closures.map(({ blockId }) => blockId));
  const { stateOf } = await loadRoomsTonight(db, motel, today);
  const placeOfStay = new Map(stays.map(({ id }, place) => [id, place]));
  const placeOfRoom = new Map(rooms.map(({ id }, place) => [id, place]));
  return {
    today,
    from,
    days,
    types: (await typeNights(db, span)).map((type) => planType(type, blocks)),
    rooms: rooms.map(({ id, number, propertyId }) => ({
      id,
      number,
      typeId: propertyId,
      ...(UNCLEAN.has(stateOf(id)) && { isToClean: true }),
    })),
    stays: stays.map((stay) => ({
      ...planBarOf(stay),
      ...runsOf(from, inRooms.get(stay.id) ?? [], placeOfRoom),
    })),
    closures: closures.flatMap(({ id, roomId, checkIn, checkOut, reason }) => {
      const room = placeOfRoom.get(roomId);
      return room === undefined ? [] : [{ id, room, checkIn, checkOut, reason }];
    }),
    blocks: blocks
      .filter(({ id }) => !closed.has(id))
      .map(({ id, propertyId: typeId, checkIn, checkOut, rooms, reason }) => {
        return { id, typeId, checkIn, checkOut, rooms, reason };
      }),
    changes: (await holdingRequests(db)).flatMap(({ purpose, bookingId, held }) => {
      const stay = placeOfStay.get(bookingId);
      if (stay === undefined || purpose !== 'change') return [];
      return held.map(({ checkIn, checkOut, rooms }) => ({ stay, checkIn, checkOut, rooms }));
    }),
  };
};

/** The rooms of a stay, each by its place in the plan's list, its first night as a day of the plan, and its nights. */
function runsOf(from: CivilDate, rooms: readonly RoomOfStay[], placeOf: ReadonlyMap<string, number>) {
  const runs = rooms.flatMap(({ roomId, checkIn, checkOut }): [number, number, number][] => {
    const room = placeOf.get(roomId);
    return room === undefined ? [] : [[room, daysBetween(from, checkIn), daysBetween(checkIn, checkOut)]];
  });
  return runs.length > 0 && { in: runs };
}

function planType({ id, title, nights }: TypeNights, blocks: Awaited<ReturnType<typeof blocksWithin>>) {
  const blocked = new Map<CivilDate, number>();
  for (const block of blocks.filter(({ propertyId }) => propertyId === id)) {
    for (const date of nightDates(block)) blocked.set(date, (blocked.get(date) ?? 0) + block.rooms);
  }
  const sold = nights.map((night) => night.sold - (blocked.get(night.date) ?? 0));
  return { id, title, free: nights.map((night) => night.capacity - night.sold - night.oversold), sold };
}

/** A plan begins on a Monday, and shows at least the night before today. */
function mondayBefore(today: CivilDate): CivilDate {
  const yesterday = dayNumber(today) - 1;
  // Day 0 was a Thursday.
  return fromDayNumber(yesterday - ((yesterday + 3) % 7));
}

/** A stay as the plan's answer carries it: what is false, or $0, is left out, because there are a thousand of them. */
function planBarOf(stay: ListedStay): PlanWire['stays'][number] {
  const { id, reference, status, firstName, lastName, property, checkIn, checkOut, party, balance, payer } =
    stay;
  return {
    id,
    reference,
    firstName,
    lastName,
    typeId: property.id,
    checkIn,
    checkOut,
    rooms: party.rooms,
    ...(status === 'held' && { isHeld: true }),
    ...(stay.arrivedAt && { hasArrived: true }),
    ...(stay.leftAt && { hasLeft: true }),
    ...(party.pets > 0 && { hasDog: true }),
    // An unpaid hold owes its whole price: that is no news.
    ...(status === 'confirmed' && balance !== 0 && { balance: toDollars(balance) }),
    ...(payer !== null && { payer }),
  };
}
