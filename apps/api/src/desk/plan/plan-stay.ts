import type { PlanWire } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import type { ListedStay } from '../../booking/index.ts';

/** A stay as the plan's answer carries it: what is false, or $0, is left out, because there are a thousand of them. */
export function planBarOf(stay: ListedStay): PlanWire['stays'][number] {
  const { id, reference, status, firstName, lastName, property, checkIn, checkOut, party, balance } = stay;
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
  };
}
