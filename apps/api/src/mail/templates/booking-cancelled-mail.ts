import type { CancellationOutcome, Instant } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import { shownMoney } from '../../shown-money.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import type { BookedStay } from './booked-stay.ts';
import { bookingsLink } from './bookings-link.ts';
import { signOff } from './sign-off.ts';
import { stayCalendar } from './stay-calendar.ts';
import { stayFacts } from './stay-facts.ts';

/** To the guest of a stay that was cancelled: what goes back and what is kept (D10); the date leaves their calendar. */
export function bookingCancelledMail(
  stay: BookedStay,
  outcome: CancellationOutcome,
  now: Instant,
): OutboxMessage {
  return {
    dedupeKey: `booking-cancelled:${stay.bookingId}`,
    to: stay.guest.email,
    replyTo: motel.email,
    subject: `Your stay at ${motel.name} is cancelled`,
    text: `Dear ${oneLine(`${stay.guest.firstname} ${stay.guest.lastname}`)},

Your stay is cancelled. ${moneySentences(outcome)}

${stayFacts(stay)}

${bookingsLink(stay.siteUrl)}

If this was not what you wanted, please call us on ${motel.phone.shown} soon: the room is on sale again.

${signOff()}
`,
    calendar: stayCalendar(stay, 'remove', now),
    linked: stay,
  };
}

function moneySentences({ kept, refunded }: CancellationOutcome): string {
  if (kept === 0) return `We refund all that you paid: ${shownMoney(refunded)} CAD. ${policies.refunds}`;
  const charged = `One night is charged, as it is less than ${motel.houseRules.freeCancellationHours} hours to check-in: ${shownMoney(kept)} CAD.`;
  return refunded === 0
    ? `${charged} Nothing is left to be refunded.`
    : `${charged} We refund the rest: ${shownMoney(refunded)} CAD. ${policies.refunds}`;
}
