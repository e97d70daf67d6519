import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { guestLines, type OutboxMessage, oneLine, stayFacts } from '../../mail/index.ts';
import { type OpenItem, openItemWords } from './open-item.ts';

/** To the motel, when a matter of money needs a person. @param stay the stay that it is about, where that is known */
export function openItemMail(words: Words, item: OpenItem, stay: Booking | undefined): OutboxMessage {
  const { kind, amount, provider, reference, paymentReference, bookingId } = item;
  const { title, advice } = openItemWords(words, kind, amount);
  const isOtherPayment = paymentReference !== null && paymentReference !== reference;
  const namedBooking = bookingId === null ? '' : `Booking: ${oneLine(bookingId)}\n`;
  return {
    dedupeKey: `${kind}:${reference}`,
    to: words.motel.email,
    ...(stay !== undefined && { replyTo: stay.guest.email }),
    subject: title,
    text: `${title}.

${advice}

Once it is resolved, close it at the front desk, under Morning check, with what was done.
Until then it is on that list.

Provider: ${provider}
Reference: ${reference}${isOtherPayment ? `\nPayment: ${paymentReference}` : ''}
${stay === undefined ? namedBooking : `${stayFacts(words, stay)}\n\n${guestLines(stay.guest)}\n`}`,
  };
}
