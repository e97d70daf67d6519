import { motel } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import { guestLines, type OutboxMessage, oneLine, stayFacts } from '../../mail/index.ts';
import { type OpenItem, openItemWords } from './open-item.ts';

/** To the motel, when a matter of money needs a person. @param stay the stay that it is about, where that is known */
export function openItemMail(item: OpenItem, stay: Booking | undefined): OutboxMessage {
  const { title, advice } = openItemWords(item.kind, item.amount);
  return {
    dedupeKey: `${item.kind}:${item.reference}`,
    to: motel.email,
    ...(stay !== undefined && { replyTo: stay.guest.email }),
    subject: title,
    text: `${title}.

${advice}

Once it is resolved, close it at the front desk:
npm run desk -- settle ${item.reference} --note "what was done"
Until then it is on the list of: npm run desk -- attention

${facts(item)}
${stay === undefined ? namedBooking(item) : `${stayFacts(stay)}\n\n${guestLines(stay.guest)}\n`}`,
  };
}

function facts({ provider, reference, paymentReference }: OpenItem): string {
  return [
    `Provider: ${provider}`,
    `Reference: ${reference}`,
    ...(paymentReference === null || paymentReference === reference ? [] : [`Payment: ${paymentReference}`]),
  ].join('\n');
}

function namedBooking({ bookingId }: OpenItem): string {
  return bookingId === null ? '' : `Booking: ${oneLine(bookingId)}\n`;
}
