import type { Cents, Stay } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { NewRequest } from '../../booking/index.ts';

/** A held stay whose price is asked for, by a checkout or by a link of the desk. */
interface HeldStay {
  readonly id: string;
  readonly property: { readonly id: string; readonly title: string };
  readonly stay: Stay;
  readonly rooms: number;
  readonly price: Cents;
  readonly guestId: string;
}

/** The part of a request for the price of a stay that follows from the stay. */
export function stayRequest(
  { t, own, shownDate }: Words,
  { id, property, stay, rooms, price, guestId }: HeldStay,
) {
  return {
    id,
    bookingId: id,
    purpose: 'stay',
    amount: price,
    held: [{ ...stay, propertyId: property.id, rooms }],
    guestId,
    title: t('{room}, {from} to {to}', {
      room: own(property.title),
      from: shownDate(stay.checkIn),
      to: shownDate(stay.checkOut),
    }),
  } as const satisfies Partial<NewRequest>;
}
