import type { Instant } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { arrivalPart, requestParts } from './stay-parts.ts';

/** To the guest, two days before the arrival: how to get in, and what cancelling costs now. */
export function arrivalMail(words: Words, stay: Booking, now: Instant): OutboxMessage {
  const { t, dateWords, motel } = words;
  const { arrival } = motel.mailWords;
  const opening = arrival.sentences.join(' ');
  return guestLetter(words, stay, {
    dedupeKey: `arrival:${stay.id}`,
    subject: t('Your stay at {name} begins on {date}', {
      name: motel.name,
      date: dateWords(stay.checkIn, 'longDate'),
    }),
    preview: `${datesWords(words, stay)}. ${opening}`,
    headline: arrival.headline,
    opening,
    terms: [termsSentence(words, { ...stay, price: stay.folio.price }, now)],
    parts: [arrivalPart(words), ...requestParts(words, stay)],
  });
}

/** To the guest, on the morning after the check-out: thanks, and where to say what was not right. */
export function afterStayMail(words: Words, stay: Booking): OutboxMessage {
  const { t, motel } = words;
  const { afterStay } = motel.mailWords;
  return guestLetter(words, stay, {
    dedupeKey: `after-stay:${stay.id}`,
    subject: t('Thank you for staying at {name}', { name: motel.name }),
    isOfHouse: true,
    headline: afterStay.headline,
    opening: afterStay.sentences.join(' '),
    isToCome: false,
    action: { label: t('Write to us'), address: `${siteIn(motel, stay.site)}/feedback` },
  });
}
