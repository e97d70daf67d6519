import type { Instant } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import { accountWords, type Booking, stayAccount } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { list, paragraph, rows, section } from '../page/parts.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { arrivalPart, moneyRows, pricePart } from './stay-parts.ts';

/** To the guest, once the stay is confirmed: the stay, its price, the house rules, until when cancelling is free, and a date for the calendar. */
export function bookingConfirmedMail(words: Words, stay: Booking, now: Instant): OutboxMessage {
  const { t, dateWords, motel } = words;
  const { checkIn, checkOut, quietHours, visitors, petFee, smoking, refunds } = motel.policies;
  const account = stayAccount(stay);
  const { short, sentence } = accountWords(words, account);
  const isPaid = account.standing === 'paid';
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
    preview: `${datesWords(words, stay)}, ${short}. ${terms}`,
    headline: t("We'll leave the light on."),
    opening: `${t('Thank you for booking with us.')} ${standing}`,
    terms: [terms],
    parts: [
      pricePart(words, isPaid ? t('What you paid') : t('What it costs'), stay),
      rows(words, moneyRows(words, stay, account)),
      arrivalPart(words),
      section(t('House rules'), list([checkIn, checkOut, quietHours, visitors, petFee, smoking])),
      section(t('Cancelling'), paragraph(`${howToCancel} ${refunds}`)),
    ],
    calendar: stayCalendar(words, stay, 'enter', now),
  });
}
