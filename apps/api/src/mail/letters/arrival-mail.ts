import type { Instant } from '@motel/booking-core';
import { type MailWords, mailWords, motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import { t } from '@motel/language';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { letterParagraph } from '../page/parts.ts';
import { cancellationSentence } from './booking-confirmed-mail.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { arrivalParts, arrivalText, requestParts, roomPostcard } from './stay-parts.ts';

/** To the guest, two days before the arrival: how to get in, and what cancelling costs now. */
export function arrivalMail(stay: Booking, now: Instant, words: MailWords = mailWords): OutboxMessage {
  const { arrival } = words;
  const opening = arrival.sentences.join(' ');
  const terms = cancellationSentence(stay, now);
  return guestLetter(stay, {
    dedupeKey: `arrival:${stay.id}`,
    subject: t('Your stay at {name} begins on {date}', {
      name: motel.name,
      date: dateWords(stay.checkIn, 'longDate'),
    }),
    opening,
    closing: [arrivalText(), `${t('Cancelling')}\n${terms}`],
    page: {
      postcard: roomPostcard(stay),
      headline: arrival.headline,
      preview: `${datesWords(stay)}. ${opening}`,
      terms: [letterParagraph(terms)],
      parts: [...arrivalParts(), ...requestParts(stay)],
    },
  });
}
