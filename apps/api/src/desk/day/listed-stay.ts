import type { ListedStayWire } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { expectedAt, type ListedStay } from '../../booking/index.ts';
import type { RoomOfStay } from '../../rooms/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';

/** A stay as a row of a list, as it crosses the wire. @param rooms of the night that the list is about */
export function listedStayWire(
  motel: Zoned,
  stay: ListedStay,
  rooms: readonly RoomOfStay[],
  versions: ReadonlyMap<string, string>,
): ListedStayWire {
  const { id, reference, status, firstName, lastName, phone, car, property, checkIn, checkOut, party } = stay;
  const expected = expectedAt(motel, stay);
  return {
    id,
    reference,
    version: versions.get(id) ?? '',
    status,
    firstName,
    lastName,
    phone,
    car,
    type: property,
    rooms: rooms.map(({ roomId, number }) => ({ id: roomId, number })),
    checkIn,
    checkOut,
    party,
    balance: toDollars(stay.balance),
    ...(stay.payer !== null && { payer: stay.payer }),
    ...(stay.orderId !== null && { group: { id: stay.orderId, name: stay.orderName ?? '' } }),
    ...(expected && { expectedAt: expected.toISOString() }),
    ...(stay.arrivedAt && { arrivedAt: stay.arrivedAt.toISOString() }),
    ...(stay.leftAt && { leftAt: stay.leftAt.toISOString() }),
    ...(status === 'held' && stay.heldUntil && { heldUntil: stay.heldUntil.toISOString() }),
  };
}
