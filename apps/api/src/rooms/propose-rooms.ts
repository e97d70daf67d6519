import { addDays, type CivilDate, nightDates, type Stay } from '@motel/booking-core';
import type { RoomTrait } from '@motel/content';
import type { Room } from './rooms.ts';

export interface TakenNight {
  readonly roomId: string;
  readonly date: CivilDate;
}

export interface RoomChoice {
  readonly room: Room;
  readonly wishes: readonly RoomTrait[];
  /** Doors between it and the room that the guest wishes to be near; without that wish none. */
  readonly doors: number | undefined;
  /** Free nights beside the stay, up to the next stays: 0 fills its gap exactly. */
  readonly leftOver: number;
}

export interface Stretch extends Stay {
  readonly roomId: string;
}

/** How far the free nights beside a stay are counted. */
const HORIZON = 14;

/** The nights that `bestRooms` and `proposeRooms` need to know. */
export function knownSpan({ checkIn, checkOut }: Stay): Stay {
  return { checkIn: addDays(checkIn, -HORIZON), checkOut: addDays(checkOut, HORIZON) };
}

/**
 * The rooms that are free on every night, best first: most wishes, nearest as wished, a gap filled, the motel's order.
 * @param taken every taken night within `knownSpan` @param doors as `doorsFromNear` counts them
 */
export function bestRooms(
  stay: Stay,
  rooms: readonly Room[],
  taken: readonly TakenNight[],
  wishes: readonly RoomTrait[] = [],
  doors: ReadonlyMap<string, number> = new Map(),
): RoomChoice[] {
  const isTaken = nightsTaken(taken);
  return rooms
    .filter(({ id }) => nightDates(stay).every((date) => !isTaken(id, date)))
    .map((room) => ({
      room,
      wishes: wishes.filter((wish) => room.traits.includes(wish)),
      doors: doors.get(room.id),
      leftOver: leftOver(stay, (date) => isTaken(room.id, date)),
    }))
    .toSorted(
      (one, other) =>
        other.wishes.length - one.wishes.length ||
        (one.doors ?? 0) - (other.doors ?? 0) ||
        one.leftOver - other.leftOver,
    );
}

/** Proposes the best rooms for all nights, else the fewest moves. @returns `undefined` where a night has too few */
export function proposeRooms(
  stay: Stay,
  count: number,
  rooms: readonly Room[],
  taken: readonly TakenNight[],
  wishes: readonly RoomTrait[] = [],
  doors: ReadonlyMap<string, number> = new Map(),
): Stretch[] | undefined {
  const proposed: Stretch[] = [];
  for (let place = 0; place < count; place += 1) {
    const all = [...taken, ...proposed.flatMap(nightsOfStretch)];
    const [best] = bestRooms(stay, rooms, all, wishes, doors);
    const stretches = best ? [{ ...spanOf(stay), roomId: best.room.id }] : fewestMoves(stay, rooms, all);
    if (stretches === undefined) return undefined;
    proposed.push(...stretches);
  }
  return proposed;
}

/** From each night on, the room that is free the longest: no other way has fewer moves. */
function fewestMoves({ checkIn, checkOut }: Stay, rooms: readonly Room[], taken: readonly TakenNight[]) {
  const isTaken = nightsTaken(taken);
  const stretches: Stretch[] = [];
  for (let from = checkIn; from < checkOut; ) {
    const longest = rooms
      .map(({ id }) => ({ roomId: id, checkIn: from, checkOut: freeUntil(id, from, checkOut, isTaken) }))
      .reduce<Stretch | undefined>(
        (best, one) => (best === undefined || one.checkOut > best.checkOut ? one : best),
        undefined,
      );
    if (longest === undefined || longest.checkOut === from) return undefined;
    stretches.push(longest);
    from = longest.checkOut;
  }
  return stretches;
}

function freeUntil(
  roomId: string,
  from: CivilDate,
  to: CivilDate,
  isTaken: (roomId: string, date: CivilDate) => boolean,
): CivilDate {
  const nights = nightDates({ checkIn: from, checkOut: to });
  return nights.find((date) => isTaken(roomId, date)) ?? to;
}

/** The free nights before and after a stay in a room, up to the next taken one or the horizon. */
function leftOver({ checkIn, checkOut }: Stay, isTaken: (date: CivilDate) => boolean): number {
  const days = Array.from({ length: HORIZON }, (_, index) => index);
  const before = days.findIndex((index) => isTaken(addDays(checkIn, -1 - index)));
  const after = days.findIndex((index) => isTaken(addDays(checkOut, index)));
  return (before === -1 ? HORIZON : before) + (after === -1 ? HORIZON : after);
}

function nightsTaken(taken: readonly TakenNight[]): (roomId: string, date: CivilDate) => boolean {
  const nights = new Set(taken.map(({ roomId, date }) => `${roomId} ${date}`));
  return (roomId, date) => nights.has(`${roomId} ${date}`);
}

function nightsOfStretch({ roomId, ...stay }: Stretch): TakenNight[] {
  return nightDates(stay).map((date) => ({ roomId, date }));
}

function spanOf({ checkIn, checkOut }: Stay): Stay {
  return { checkIn, checkOut };
}
