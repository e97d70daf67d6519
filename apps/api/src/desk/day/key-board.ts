import type { RoomTileWire } from '@motel/api-client/desk-contracts';
import type { CivilDate } from '@motel/booking-core';
import type { ListedStay } from '../../booking/index.ts';
import type { Room, RoomClosure } from '../../rooms/index.ts';

/** All that the key board of a night is drawn from. */
export interface KeyBoardFacts {
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

/** A room on the board, with its kind. */
export type KeyTile = RoomTileWire & { readonly propertyId: string };

/** Each room of the motel on a night: free, arriving, in house or closed, and whether it is ready for a guest. */
export function keyBoard(facts: KeyBoardFacts, day: CivilDate, today: CivilDate): KeyTile[] {
  const closed = new Map(facts.closed.map((closure) => [closure.roomId, closure]));
  return facts.rooms.map(({ id, number, propertyId }): KeyTile => {
    const room = { id, number, propertyId };
    const closure = closed.get(id);
    if (closure !== undefined) {
      return {
        ...room,
        state: 'closed',
        isReady: false,
        closed: { until: closure.checkOut, reason: closure.reason },
      };
    }
    const booked = facts.stayIn.get(id);
    const overdue = facts.overdueIn.get(id);
    const guest = booked !== undefined && isHere(booked, day, today) ? booked : overdue;
    // How a room will be left is not known yet.
    const isReady = guest === undefined && (day > today || facts.isClean(id));
    const stay = guest ?? booked;
    if (stay === undefined) return { ...room, state: 'free', isReady };
    const { reference, firstName, lastName } = stay;
    return {
      ...room,
      state: guest === undefined ? 'arriving' : facts.isOverdue(guest) ? 'overdue' : 'in-house',
      isReady,
      stay: { reference, firstName, lastName },
    };
  });
}

function isHere({ checkIn, arrivedAt, leftAt }: ListedStay, day: CivilDate, today: CivilDate): boolean {
  if (day > today) return checkIn < day;
  return arrivedAt !== null && (day < today || leftAt === null);
}
