import type { Instant } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import { accountWords, type Booking, stayAccount } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, letterParagraph, rows, rowText } from '../page/parts.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { priceLines } from './stay-facts.ts';
import { arrivalParts, listParts, moneyParts, priceParts } from './stay-parts.ts';

/** To the guest, once the stay is confirmed: the stay, its price, the house rules, until when cancelling is free, and a date for the calendar. */
export function bookingConfirmedMail(words: Words, stay: Booking, now: Instant): OutboxMessage {
  const { t, dateWords, motel } = words;
  const account = stayAccount(stay);
  const { short, sentence } = accountWords(words, account);
  const money = moneyParts(words, stay, account);
  const isPaid = account.standing === 'paid';
  const thanks = t('Thank you for booking with us.');
  const standing = isPaid
    ? t('Your stay is paid and confirmed.')
    : `${t('Your stay is confirmed.')} ${sentence}`;
  const terms = termsSentence(words, { ...stay, price: stay.folio.price }, now);
  const howToCancel = t(
    'To cancel, open your stay on our site, call us on {shown} or answer this mail: the time at which you do counts.',
    { shown: motel.phone.shown },
  );
  return guestLetter(words, stay, {
    dedupeKey: `booking-confirmed:${stay.id}`,
    subject: t('Your stay at {name} is confirmed: {date}', {
      name: motel.name,
      date: dateWords(stay.checkIn, 'longDate'),
    }),
    opening: [thanks, standing, t("We'll leave the light on.")].join(' '),
    closing: [
      [priceLines(words, stay.folio), ...money.map(rowText)].join('\n'),
      [t('House rules'), ...houseRules(words).map((rule) => `- ${rule}`)].join('\n'),
      [t('Cancelling'), terms, howToCancel, motel.policies.refunds].join('\n'),
    ],
    page: {
      preview: `${datesWords(words, stay)}, ${short}. ${terms}`,
      headline: t("We'll leave the light on."),
      opening: `${thanks} ${standing}`,
      terms: [letterParagraph(terms)],
      parts: [
        ...priceParts(words, isPaid ? t('What you paid') : t('What it costs'), stay),
        rows(words, money),
        ...arrivalParts(words),
        ...listParts(t('House rules'), houseRules(words)),
        heading(t('Cancelling')),
        letterParagraph(`${howToCancel} ${motel.policies.refunds}`),
      ],
    },
    calendar: stayCalendar(words, stay, 'enter', now),
  });
}

function houseRules({ motel }: Words): readonly string[] {
  const { checkIn, checkOut, quietHours, visitors, petFee, smoking } = motel.policies;
  return [checkIn, checkOut, quietHours, visitors, petFee, smoking];
}
