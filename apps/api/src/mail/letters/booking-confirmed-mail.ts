import { cancellationOutcome, freeCancellationUntil, type Instant } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { dayWords, instantWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { priceLines } from './stay-facts.ts';

/** To the guest, once the stay is paid: the stay, its price, the house rules, until when cancelling is free, and a date for the calendar. */
export function bookingConfirmedMail(stay: Booking, now: Instant): OutboxMessage {
  return guestLetter(stay, {
    dedupeKey: `booking-confirmed:${stay.id}`,
    subject: `Your stay at ${motel.name} is confirmed: ${dayWords(stay.checkIn)}`,
    opening: "Thank you for booking with us. Your stay is paid and confirmed. We'll leave the light on.",
    closing: [
      priceLines(stay.folio),
      `House rules
${HOUSE_RULES.map((rule) => `- ${rule}`).join('\n')}`,
      `Cancelling
${cancellationSentence(stay, now)}
To cancel, call us on ${motel.phone.shown} or answer this mail: the time of your call or message counts.
${policies.refunds}`,
    ],
    calendar: stayCalendar(stay, 'enter', now),
  });
}

const HOUSE_RULES = [
  policies.checkIn,
  policies.checkOut,
  policies.quietHours,
  policies.visitors,
  policies.petFee,
  policies.smoking,
];

function cancellationSentence({ checkIn, folio, oneNightTotal }: Booking, now: Instant): string {
  const { houseRules } = motel;
  const paid = folio.price;
  const freeUntil = freeCancellationUntil(checkIn, houseRules);
  const late = { checkIn, cancelledAt: Math.max(now, freeUntil + 1), paid, oneNightTotal };
  const price = shownMoney(cancellationOutcome(late, houseRules).kept);
  return now <= freeUntil
    ? `Cancellation is free until ${instantWords(freeUntil)}. After that, or on a no-show, one night is charged: ${price} CAD.`
    : `Check-in is less than ${houseRules.freeCancellationHours} hours away: if you cancel, or on a no-show, one night is charged: ${price} CAD.`;
}
