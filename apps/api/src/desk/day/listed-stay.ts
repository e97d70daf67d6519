import type { ListedStayWire } from '@motel/api-client/desk-contracts';
import { addDays, DAY_BEGINS, instantAt, toDollars } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { ListedStay } from '../../booking/index.ts';
import type { RoomOfStay } from '../../rooms/index.ts';

/** A stay as a row of a list, as it crosses the wire. @param rooms of the night that the list is about */
export function listedStayWire(stay: ListedStay, rooms: readonly RoomOfStay[]): ListedStayWire {
  const { id, reference, status, firstName, lastName, phone, property, checkIn, checkOut, party } = stay;
  const expected = expectedAt(stay);
  return {
    id,
    reference,
    status,
    firstName,
    lastName,
    phone,
    type: property,
    rooms: rooms.map(({ roomId, number }) => ({ id: roomId, number })),
    checkIn,
    checkOut,
    party,
    balance: toDollars(stay.balance),
    ...(expected && { expectedAt: expected.toISOString() }),
    ...(stay.arrivedAt && { arrivedAt: stay.arrivedAt.toISOString() }),
    ...(stay.leftAt && { leftAt: stay.leftAt.toISOString() }),
    ...(status === 'held' && { heldUntil: stay.heldUntil.toISOString() }),
  };
}

/** When the guest said to come; an hour before 4:00 am is of the night after the check-in day. */
export function expectedAt({ checkIn, expectedTime }: ListedStay): Date | undefined {
  if (expectedTime === null) return undefined;
  const [hour = 0, minute = 0] = expectedTime.split(':').map(Number);
  const date = hour < DAY_BEGINS ? addDays(checkIn, 1) : checkIn;
  return new Date(instantAt(date, hour, motel.houseRules.timeZone) + minute * 60_000);
}
