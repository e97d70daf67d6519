import { motel } from '@motel/content';
import { oneLine, quoted } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import type { BookedStay } from './booked-stay.ts';
import { dayWords } from './date-words.ts';
import { priceLines } from './price-lines.ts';
import { stayFacts } from './stay-facts.ts';

/** To the motel, once a stay is paid; an answer goes to the guest. */
export function newBookingMail(stay: BookedStay): OutboxMessage {
  const { guest } = stay;
  return {
    dedupeKey: `new-booking:${stay.bookingId}`,
    to: motel.email,
    replyTo: guest.email,
    subject: `New booking: ${stay.propertyTitle}, ${dayWords(stay.checkIn)}`,
    text: `A stay was booked and paid.

${stayFacts(stay)}

Guest: ${oneLine(`${guest.firstname} ${guest.lastname}`)}
Phone: ${oneLine(guest.phone)}
Email: ${oneLine(guest.email)}

Special request:
${stay.specialRequest.trim() === '' ? 'none' : quoted(stay.specialRequest)}

${priceLines(stay.lines, stay.total)}
`,
  };
}
