import { type GuestDetails, guestFacts, guestName } from '@motel/booking-core';
import { oneLine } from '../guest-words.ts';

/** The guest and how to reach them, a line for each field of the form; notes are quoted elsewhere. */
export function guestLines(guest: GuestDetails): string {
  return [
    `Guest: ${oneLine(guestName(guest))}`,
    ...guestFacts(guest)
      .filter(({ field }) => field.kind !== 'note')
      .map(({ label, text }) => `${label}: ${oneLine(text)}`),
  ].join('\n');
}
