import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { quoted } from '../guest-words.ts';
import { guestLines, stayFacts } from './stay-facts.ts';

/** A change that a guest made by themselves. @param words for a request, the guest's own */
export interface GuestChange {
  readonly what: 'cancelled' | 'changed' | 'request';
  readonly words: string;
}

const SUBJECTS = {
  cancelled: 'Cancelled by the guest',
  changed: 'Changed by the guest',
  request: 'A request has changed',
};

const SENTENCES: Record<GuestChange['what'], (told: string) => string> = {
  cancelled: (told) => `The guest has cancelled this stay on the site: ${told}. The rooms are on sale again.`,
  changed: (told) => `The guest has changed this stay on the site. ${told}.`,
  request: () => 'The guest has changed the special request of this stay.',
};

/** To the motel, when a guest has cancelled or changed a stay online, or its request; an answer goes to the guest. */
export function guestChangedMail(words: Words, stay: Booking, { what, words: told }: GuestChange) {
  const { dateWords, motel } = words;
  return {
    dedupeKey: `guest-${what}:${stay.id}`,
    to: motel.email,
    replyTo: stay.guest.email,
    subject: `${SUBJECTS[what]}: ${stay.property.title}, ${dateWords(stay.checkIn, 'longDate')}`,
    text: `${SENTENCES[what](told)}

${stayFacts(words, stay)}

${guestLines(stay.guest)}
${what === 'request' ? `\nSpecial request:\n${quoted(told)}\n` : ''}`,
  };
}
