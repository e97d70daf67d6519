import type { Instant } from '@motel/booking-core';
import { type MailWords, motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { letterParagraph } from '../page/parts.ts';
import { cancellationSentence } from './booking-confirmed-mail.ts';
import { guestLetter } from './guest-letter.ts';
import { arrivalParts, arrivalText, requestParts, roomPostcard } from './stay-parts.ts';

/** To the guest, two days before the arrival: how to get in, and what cancelling costs now. */
export function arrivalMail(stay: Booking, { arrival }: MailWords, now: Instant): OutboxMessage {
  const opening = arrival.sentences.join(' ');
  const terms = cancellationSentence(stay, now);
  return guestLetter(stay, {
    dedupeKey: `arrival:${stay.id}`,
    subject: `Your stay at ${motel.name} begins on ${dateWords(stay.checkIn, 'longDate')}`,
    opening,
    closing: [arrivalText(), `Cancelling\n${terms}`],
    page: {
      postcard: roomPostcard(stay),
      headline: arrival.headline,
      preview: `${dateWords(stay.checkIn, 'weekdayAndDate')} to ${dateWords(stay.checkOut, 'weekdayAndDate')}. ${opening}`,
      terms: [letterParagraph(terms)],
      parts: [...arrivalParts(), ...requestParts(stay)],
    },
  });
}
