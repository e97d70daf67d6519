import { freeCancellationUntil, type Instant, smaller } from '@motel/booking-core';
import { keptWords, motel, policies } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import { fullMoney } from '@motel/content/words';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, letterParagraph, remark } from '../page/parts.ts';
import { instantWords, motelDateWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { priceLines } from './stay-facts.ts';
import { arrivalParts, listParts, priceParts, roomPostcard } from './stay-parts.ts';

/** How a confirmed stay is paid: on the website, at the desk, or later. */
/** `earlier`: before the stay was brought over from another system. */
export type PaidBy = 'card' | 'cash' | 'terminal' | 'earlier' | 'later';

const PAID_BY = { card: 'Paid by card', cash: 'Paid in cash', terminal: 'Paid by card at the desk' };

/** To the guest, once the stay is confirmed: the stay, its price, the house rules, until when cancelling is free, and a date for the calendar. */
export function bookingConfirmedMail(
  stay: Booking,
  now: Instant,
  paid: PaidBy = 'card',
  /** With `later`. @default the price */
  owed = stay.folio.price,
): OutboxMessage {
  const price = fullMoney(stay.folio.price);
  const standing =
    paid === 'later'
      ? `Your stay is confirmed. ${fullMoney(owed)} are to be paid at the motel.`
      : 'Your stay is paid and confirmed.';
  const terms = cancellationSentence(stay, now);
  const howToCancel = `To cancel, call us on ${motel.phone.shown} or answer this mail: the time of your call or message counts.`;
  return guestLetter(stay, {
    dedupeKey: `booking-confirmed:${stay.id}`,
    subject: `Your stay at ${motel.name} is confirmed: ${dateWords(stay.checkIn, 'longDate')}`,
    opening:
      paid === 'later'
        ? `Thank you for booking with us. ${standing} We'll leave the light on.`
        : "Thank you for booking with us. Your stay is paid and confirmed. We'll leave the light on.",
    closing: [
      priceLines(stay.folio),
      `House rules
${houseRules()
  .map((rule) => `- ${rule}`)
  .join('\n')}`,
      `Cancelling
${terms}
${howToCancel}
${policies.refunds}`,
    ],
    page: {
      postcard: roomPostcard(stay),
      preview: `${dateWords(stay.checkIn, 'weekdayAndDate')} to ${dateWords(stay.checkOut, 'weekdayAndDate')}, ${price} ${paid === 'later' ? 'to pay' : 'paid'}. ${terms}`,
      headline: "We'll leave the light on.",
      opening: `Thank you for booking with us. ${standing}`,
      terms: [letterParagraph(terms)],
      parts: [
        ...priceParts(paid === 'later' ? 'What it costs' : 'What you paid', stay),
        ...(paid === 'later' || paid === 'earlier'
          ? []
          : [remark(`${PAID_BY[paid]}, ${motelDateWords(now)}.`)]),
        ...arrivalParts(),
        ...listParts('House rules', houseRules()),
        heading('Cancelling'),
        letterParagraph(`${howToCancel} ${policies.refunds}`),
      ],
    },
    calendar: stayCalendar(stay, 'enter', now),
  });
}

function houseRules(): readonly string[] {
  const { checkIn, checkOut, quietHours, visitors, petFee, smoking } = policies;
  return [checkIn, checkOut, quietHours, visitors, petFee, smoking];
}

/** Until when cancelling is free, and what it costs after that (D10). */
export function cancellationSentence({ checkIn, folio, policy }: Booking, now: Instant): string {
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  const charged = `${keptWords(policy.keep)} charged: ${fullMoney(smaller(folio.price, policy.late))}.`;
  if (freeUntil === undefined) return `This booking cannot be cancelled free of charge: ${charged}`;
  return now <= freeUntil
    ? `Cancellation is free until ${instantWords(freeUntil)}. After that, or on a no-show, ${charged}`
    : `Check-in is less than ${policy.freeHours} hours away: if you cancel, or on a no-show, ${charged}`;
}
