import { nightsOf } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import { dayWords } from './date-words.ts';

/** What was booked, a line each. */
export function stayFacts(stay: Booking): string {
  const { party } = stay;
  return [
    `Booking: ${stay.reference}`,
    `Room: ${stay.property.title}, ${counted(party.rooms, 'room')}`,
    `Check-in: ${dayWords(stay.checkIn)}`,
    `Check-out: ${dayWords(stay.checkOut)}`,
    `Nights: ${nightsOf(stay)}`,
    `Guests: ${partyWords(party)}`,
  ].join('\n');
}

function partyWords({ adults, children, infants, pets }: Booking['party']): string {
  return [
    counted(adults, 'adult'),
    ...(children > 0 ? [counted(children, 'child', 'children')] : []),
    ...(infants > 0 ? [counted(infants, 'infant')] : []),
    ...(pets > 0 ? [counted(pets, 'pet')] : []),
  ].join(', ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
