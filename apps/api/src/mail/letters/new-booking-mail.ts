import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { quoted } from '../guest-words.ts';
import { guestLines, priceLines, stayFacts } from './stay-facts.ts';

/** To the motel, once a stay is confirmed; an answer goes to the guest. @param how it was booked */
export function newBookingMail(words: Words, stay: Booking, how = 'A stay was booked and paid.') {
  const { dateWords, motel } = words;
  const { guest } = stay;
  return {
    dedupeKey: `new-booking:${stay.id}`,
    to: motel.email,
    replyTo: guest.email,
    subject: `New booking: ${stay.property.title}, ${dateWords(stay.checkIn, 'longDate')}`,
    text: `${how}

${stayFacts(words, stay)}

${guestLines(guest)}

Special request:
${guest.specialRequest.trim() === '' ? 'none' : quoted(guest.specialRequest)}

${priceLines(words, stay.folio)}
`,
  };
}
