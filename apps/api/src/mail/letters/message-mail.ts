import type { Instant } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { wordLines } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';

/** To the guest: a text that a person at the desk typed. Each press is answered. */
export function messageMail(words: Words, stay: Booking, text: string, now: Instant): OutboxMessage {
  const { t, motel } = words;
  const about = { paper: t('A message'), name: motel.name, reference: stay.reference };
  return guestLetter(words, stay, {
    // No letter about the stay, which the desk mails again.
    dedupeKey: `message:${stay.id}:${now}`,
    subject: t('{paper} from {name}: {reference}', about),
    headline: `${about.paper}.`,
    opening: wordLines(text).join('\n'),
    isToCome: false,
  });
}
