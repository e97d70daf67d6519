import type { DeskWay } from '@motel/api-client/desk-contracts';
import { type Cents, freeCancellationUntil, type Instant, smaller } from '@motel/booking-core';
import { keptWords, type Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, letterParagraph, remark } from '../page/parts.ts';
import { datesWords, instantWords, motelDateWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { paidWords } from './paid-words.ts';
import { stayCalendar } from './stay-calendar.ts';
import { priceLines } from './stay-facts.ts';
import { arrivalParts, listParts, priceParts } from './stay-parts.ts';

/** How a confirmed stay is paid: on the website, at the desk, before it was brought over from another system, or later. */
export type PaidBy = 'card' | DeskWay | 'earlier' | 'later';

/** To the guest, once the stay is confirmed: the stay, its price, the house rules, until when cancelling is free, and a date for the calendar. */
export function bookingConfirmedMail(
  words: Words,
  stay: Booking,
  now: Instant,
  paid: PaidBy = 'card',
  /** With `later`. @default the price */
  owed = stay.folio.price,
): OutboxMessage {
  const { t, fullMoney, dateWords, motel } = words;
  const price = fullMoney(stay.folio.price);
  const thanks = t('Thank you for booking with us.');
  const standing = paid === 'later' ? owedSentence(words, stay, owed) : t('Your stay is paid and confirmed.');
  const terms = cancellationSentence(words, stay, now);
  const howToCancel = t(
    'To cancel, call us on {shown} or answer this mail: the time of your call or message counts.',
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
      priceLines(words, stay.folio),
      [t('House rules'), ...houseRules(words).map((rule) => `- ${rule}`)].join('\n'),
      [t('Cancelling'), terms, howToCancel, motel.policies.refunds].join('\n'),
    ],
    page: {
      preview: `${datesWords(words, stay)}, ${paid === 'later' ? t('{price} to pay', { price }) : t('{price} paid', { price })}. ${terms}`,
      headline: t("We'll leave the light on."),
      opening: `${thanks} ${standing}`,
      terms: [letterParagraph(terms)],
      parts: [
        ...priceParts(words, paid === 'later' ? t('What it costs') : t('What you paid'), stay),
        ...(paid === 'later' || paid === 'earlier'
          ? []
          : [remark(`${paidWords(words, paid).paid}, ${motelDateWords(words, now)}.`)]),
        ...arrivalParts(words),
        ...listParts(t('House rules'), houseRules(words)),
        heading(t('Cancelling')),
        letterParagraph(`${howToCancel} ${motel.policies.refunds}`),
      ],
    },
    calendar: stayCalendar(words, stay, 'enter', now),
  });
}

function owedSentence(words: Words, stay: Booking, owed: Cents): string {
  const { t, fullMoney, dateWords } = words;
  const { restDue, guarantee } = stay;
  const atMotel = t('Your stay is confirmed. {owed} are to be paid at the motel.', { owed: fullMoney(owed) });
  if (guarantee !== null) return `${atMotel} ${guaranteeSentence(words, stay)}`;
  if (restDue === null) return atMotel;
  return t('Your stay is confirmed. {owed} are to be paid by {date}: we will send you a link.', {
    owed: fullMoney(owed),
    date: dateWords(restDue, 'longDate'),
  });
}

function houseRules({ motel }: Words): readonly string[] {
  const { checkIn, checkOut, quietHours, visitors, petFee, smoking } = motel.policies;
  return [checkIn, checkOut, quietHours, visitors, petFee, smoking];
}

type PricedTerms = Pick<Booking, 'checkIn' | 'policy'> & { readonly folio: Pick<Booking['folio'], 'price'> };

/** The charge that a card may have (F32). */
export function guaranteeSentence({ t, fullMoney }: Words, { folio, policy }: PricedTerms): string {
  return t(
    'A card guarantees the stay: nothing is charged to it now. If you cancel late, or do not come, {price} are charged to it.',
    { price: fullMoney(smaller(folio.price, policy.late)) },
  );
}

/** Until when cancelling is free, and what it costs after that (D10). */
export function cancellationSentence(words: Words, { checkIn, folio, policy }: PricedTerms, now: Instant) {
  const { t, fullMoney, motel } = words;
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  const charged = t('{keep} charged: {price}.', {
    keep: keptWords(words, policy.keep),
    price: fullMoney(smaller(folio.price, policy.late)),
  });
  if (freeUntil === undefined)
    return t('This booking cannot be cancelled free of charge: {charged}', { charged });
  return now <= freeUntil
    ? t('Cancellation is free until {freeUntil}. After that, or on a no-show, {charged}', {
        freeUntil: instantWords(words, freeUntil),
        charged,
      })
    : t('Check-in is less than {freeHours} hours away: if you cancel, or on a no-show, {charged}', {
        freeHours: `${policy.freeHours}`,
        charged,
      });
}
