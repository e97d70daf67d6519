import { motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import type { Booking } from '../../booking/index.ts';
import { quoted } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLines, priceLines, stayFacts } from './stay-facts.ts';

/** To the motel, once a stay is confirmed; an answer goes to the guest. @param how it was booked */
export function newBookingMail(stay: Booking, how = 'A stay was booked and paid.'): OutboxMessage {
  const { guest } = stay;
  return {
    dedupeKey: `new-booking:${stay.id}`,
    to: motel.email,
    replyTo: guest.email,
    subject: `New booking: ${stay.property.title}, ${dateWords(stay.checkIn, 'longDate')}`,
    text: `${how}

${stayFacts(stay)}

${guestLines(guest)}

Special request:
${guest.specialRequest.trim() === '' ? 'none' : quoted(guest.specialRequest)}

${priceLines(stay.folio)}
`,
  };
}
