import type { Instant } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { letterParagraph } from '../page/parts.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { arrivalParts, arrivalText, requestParts } from './stay-parts.ts';

/** To the guest, two days before the arrival: how to get in, and what cancelling costs now. */
export function arrivalMail(words: Words, stay: Booking, now: Instant): OutboxMessage {
  const { t, dateWords, motel } = words;
  const { arrival } = motel.mailWords;
  const opening = arrival.sentences.join(' ');
  const terms = termsSentence(words, { ...stay, price: stay.folio.price }, now);
  return guestLetter(words, stay, {
    dedupeKey: `arrival:${stay.id}`,
    subject: t('Your stay at {name} begins on {date}', {
      name: motel.name,
      date: dateWords(stay.checkIn, 'longDate'),
    }),
    opening,
    closing: [arrivalText(words), `${t('Cancelling')}\n${terms}`],
    page: {
      headline: arrival.headline,
      preview: `${datesWords(words, stay)}. ${opening}`,
      terms: [letterParagraph(terms)],
      parts: [...arrivalParts(words), ...requestParts(words, stay)],
    },
  });
}

/** To the guest, on the morning after the check-out: thanks, and where to say what was not right. */
export function afterStayMail(words: Words, stay: Booking): OutboxMessage {
  const { t, motel } = words;
  const { afterStay } = motel.mailWords;
  const address = `${siteIn(motel, stay.site)}/feedback`;
  return guestLetter(words, stay, {
    dedupeKey: `after-stay:${stay.id}`,
    subject: t('Thank you for staying at {name}', { name: motel.name }),
    opening: afterStay.sentences.join(' '),
    closing: [`${t('Write to us')}: ${address}`],
    page: {
      isOfHouse: true,
      headline: afterStay.headline,
      isToCome: false,
      action: { label: t('Write to us'), address },
    },
  });
}
