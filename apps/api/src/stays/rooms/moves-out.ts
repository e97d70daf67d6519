import { type CivilDate, hasNight, nightDates, type Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type ListedStay, listedStays } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import {
  doorsFromNear,
  knownSpan,
  proposeRooms,
  type Room,
  type RoomOfStay,
  roomsInUse,
  roomsOfStays,
  takenRooms,
  takeRoom,
  wishesOf,
} from '../../rooms/index.ts';
import { laterOf } from '../../shared/motel-time.ts';
import { type Refusal, refusal, refuse } from '../../shared/outcome.ts';
import { type ByPerson, type DeskAsked, logByHand } from '../../staff/index.ts';
import { isInHouse, numbersText } from './stay-rooms.ts';

export interface MoveOut {
  readonly stay: ListedStay;
  readonly nights: Stay;
  /** The rooms that take them, in the order of time. */
  readonly to: readonly RoomOfStay[];
}

/**
 * Proposes other rooms to every stay in a room that a closure or others get. Guests in the house move on the first such
 * night, others from their first on. No two of these stays ever compete for a room: they had one and the same.
 */
export async function movesOut(
  db: Db,
  motel: Motel,
  room: Room,
  closure: Stay,
  today: CivilDate,
): Promise<MoveOut[]> {
  const taken = await takenRooms(db, motel, closure);
  const ids = new Set(taken.flatMap(({ roomId, bookingId }) => (roomId === room.id && bookingId) || []));
  if (ids.size === 0) return [];
  const stays = new Map((await listedStays(db, [...ids])).map((stay) => [stay.id, stay]));
  const rooms = (await roomsInUse(db)).filter(({ propertyId }) => propertyId === room.propertyId);
  const moves: MoveOut[] = [];
  for (const [id, runs] of await roomsOfStays(db, [...ids])) {
    const stay = stays.get(id);
    if (stay === undefined) continue;
    const isIn = isInHouse(stay);
    for (const run of runs) {
      if (run.roomId !== room.id || run.checkOut <= closure.checkIn || run.checkIn >= closure.checkOut)
        continue;
      const nights = {
        checkIn: laterOf(isIn ? closure.checkIn : today, run.checkIn),
        checkOut: run.checkOut,
      };
      moves.push({ stay, nights, to: await otherRooms(db, motel, { stay, nights, room, closure, rooms }) });
    }
  }
  return moves.toSorted((one, other) => (one.nights.checkIn < other.nights.checkIn ? -1 : 1));
}

interface Leaving {
  readonly stay: ListedStay;
  readonly nights: Stay;
  readonly room: Room;
  readonly closure: Stay;
  /** Of its kind, the closing one included: the stay may have it on nights beside the closure. */
  readonly rooms: readonly Room[];
}

async function otherRooms(db: Db, motel: Motel, { stay, nights, room, closure, rooms }: Leaving) {
  const others = (await takenRooms(db, motel, knownSpan(nights))).filter(
    ({ roomId, date, bookingId }) => !(roomId === room.id && bookingId === stay.id && hasNight(nights, date)),
  );
  const taken = [...others, ...nightDates(closure).map((date) => ({ roomId: room.id, date }))];
  const wishes = await wishesOf(db, stay.id);
  const proposed = proposeRooms(nights, 1, rooms, taken, wishes, await doorsFromNear(db, stay.id));
  if (proposed === undefined) {
    const isFull = (date: CivilDate) =>
      rooms.every(({ id }) => taken.some((night) => night.roomId === id && night.date === date));
    const date = nightDates(nights).find(isFull) ?? nights.checkIn;
    refuse('sold-out', 'closure-stuck', { name: `${stay.lastName} (${stay.reference})`, date });
  }
  const numbers = new Map(rooms.map(({ id, number }) => [id, number]));
  return proposed.map((to) => ({ ...to, number: numbers.get(to.roomId) ?? '' }));
}

export type ShownMove = NonNullable<DeskAsked<'closeRoom'>['moves']>[number];

export function moveWire({ stay, nights, to }: MoveOut) {
  const name = `${stay.firstName} ${stay.lastName}`.trim();
  return { stayId: stay.id, reference: stay.reference, name, ...nights, to: [...to] };
}

export function whyNotAsShown(moves: readonly MoveOut[], shown: readonly ShownMove[]): Refusal | undefined {
  const now = moves.flatMap(({ stay, to }) => to.map((room) => ({ stayId: stay.id, ...room })));
  const isShown =
    JSON.stringify(now.map(moveKey).toSorted()) === JSON.stringify(shown.map(moveKey).toSorted());
  return isShown ? undefined : refusal('changed-meanwhile', 'moves-changed');
}

function moveKey({ stayId, roomId, checkIn, checkOut }: ShownMove): string {
  return [stayId, roomId, checkIn, checkOut].join(' ');
}

/** Gives a locked stay that has left its room the other ones, with an entry in its own story. */
export async function moveOut(
  trx: Trx,
  motel: Motel,
  { stay, to }: MoveOut,
  { number, why }: { readonly number: string; readonly why: string },
  { person }: ByPerson,
  now: Date,
): Promise<void> {
  for (const { roomId, checkIn, checkOut } of to)
    await takeRoom(trx, motel, stay.id, roomId, { checkIn, checkOut });
  const entry = {
    who: person.name,
    personId: person.id,
    action: 'assign-room',
    subject: stay.reference,
    details: `room ${number} to ${numbersText(to)}, ${why}`,
    before: { rooms: number },
    after: { rooms: numbersText(to) },
  } as const;
  await logByHand(trx, entry, now);
}

/** For the log, which names no guest. */
export function referencesOf(moves: readonly MoveOut[]): string {
  return [...new Set(moves.map(({ stay }) => stay.reference))].join(', ');
}

export function namesOf(moves: readonly MoveOut[]): string {
  return [...new Set(moves.map(({ stay }) => `${stay.lastName} (${stay.reference})`))].join(', ');
}
