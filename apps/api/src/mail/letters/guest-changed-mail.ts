import { motel } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import { quoted } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { dayWords } from './date-words.ts';
import { guestLines, stayFacts } from './stay-facts.ts';

/** A change that a guest made by themselves. @param words for a request, the guest's own */
export interface GuestChange {
  readonly what: 'cancelled' | 'request';
  readonly words: string;
}

/** To the motel, when a guest has cancelled a stay or changed its request online; an answer goes to the guest. */
export function guestChangedMail(stay: Booking, { what, words }: GuestChange): OutboxMessage {
  const isCancelled = what === 'cancelled';
  return {
    dedupeKey: `guest-${what}:${stay.id}`,
    to: motel.email,
    replyTo: stay.guest.email,
    subject: `${isCancelled ? 'Cancelled by the guest' : 'A request has changed'}: ${stay.property.title}, ${dayWords(stay.checkIn)}`,
    text: `${isCancelled ? `The guest has cancelled this stay on the site: ${words}. The rooms are on sale again.` : 'The guest has changed the special request of this stay.'}

${stayFacts(stay)}

${guestLines(stay.guest)}
${isCancelled ? '' : `\nSpecial request:\n${quoted(words)}\n`}`,
  };
}
