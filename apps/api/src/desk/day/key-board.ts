import type { RoomTileWire } from '@motel/api-client/desk-contracts';
import type { CivilDate } from '@motel/booking-core';
import type { ListedStay } from '../../booking/index.ts';
import type { ClosedRoom, Room, RoomAsLeft } from '../../rooms/index.ts';

/** All that the key board of a night is drawn from. */
export interface KeyBoardFacts {
  readonly rooms: readonly Room[];
  /** The stays that have a room on the night, by the room. */
  readonly stayIn: ReadonlyMap<string, ListedStay>;
  readonly closed: readonly ClosedRoom[];
  readonly asLeft: readonly RoomAsLeft[];
  /** Guests who are in the house now. */
  readonly inHouse: readonly ListedStay[];
}

/** Each room of the motel on a night: free, arriving, in house or closed, and whether it is ready for a guest. */
export function keyBoard(
  { rooms, stayIn, closed, asLeft, inHouse }: KeyBoardFacts,
  day: CivilDate,
  today: CivilDate,
): (RoomTileWire & { readonly propertyId: string })[] {
  const closedRooms = new Map(closed.map((closure) => [closure.roomId, closure]));
  const left = new Map(asLeft.map((room) => [room.roomId, room]));
  const guests = new Map(inHouse.map((stay) => [stay.id, stay]));
  return rooms.map(({ id, number, propertyId }) => {
    const closure = closedRooms.get(id);
    const last = left.get(id);
    const stay = stayIn.get(id);
    // A guest whose nights are over and who was not checked out is in the room still.
    const overdue = day === today && last?.bookingId != null ? guests.get(last.bookingId) : undefined;
    const guest = overdue !== undefined && overdue.checkOut <= day ? overdue : undefined;
    const room = { id, number, propertyId };
    // How a room will be left is not known yet.
    const isReady = day > today || (last?.isCleaned ?? true);
    if (closure !== undefined) {
      return {
        ...room,
        state: 'closed',
        isReady: false,
        closed: { until: closure.until, reason: closure.reason },
      };
    }
    const shown = stay !== undefined && isHere(stay, day, today) ? stay : (guest ?? stay);
    if (shown === undefined) return { ...room, state: 'free', isReady };
    const state = shown === guest || isHere(shown, day, today) ? 'in-house' : 'arriving';
    const { reference, firstName, lastName } = shown;
    return { ...room, state, isReady: isReady && shown !== guest, stay: { reference, firstName, lastName } };
  });
}

function isHere({ checkIn, arrivedAt, leftAt }: ListedStay, day: CivilDate, today: CivilDate): boolean {
  if (day > today) return checkIn < day;
  return arrivedAt !== null && (day < today || leftAt === null);
}
