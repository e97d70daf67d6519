import { guestFacts } from '@motel/booking-core';
import type { Booking } from '../booking/index.ts';
import { oneLine, quoted } from '../mail/index.ts';
import { shownMoney } from '../shared/shown-money.ts';

export function bookingsText(bookings: readonly Booking[]): string {
  return bookings.map(bookingText).join('\n\n');
}

/** A booking at the desk. Each line with a guest's words is marked, so that no guest can write one that looks like ours. */
export function bookingText({
  reference,
  status,
  property,
  checkIn,
  checkOut,
  party,
  guest,
  folio,
}: Booking) {
  const { adults, children, infants, pets, rooms } = party;
  const request = oneLine(guest.specialRequest);
  const reach = guestFacts(guest)
    .filter(({ field }) => field.kind !== 'note')
    .map(({ text }) => text);
  return [
    quoted(oneLine(`${guest.lastname}, ${guest.firstname}`)),
    quoted(oneLine(reach.join(', '))),
    `  ${rooms} × ${property.title}, ${checkIn} to ${checkOut}, ${shownMoney(folio.price)}, ${status}`,
    `  adults ${adults}, children ${children}, infants ${infants}, pets ${pets}`,
    ...(request === '' ? [] : ['  asks:', quoted(request, '  ')]),
    `  booking ${reference}`,
  ].join('\n');
}
