import { type CancellationOutcome, type Cents, guestName, type Instant } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import { type Booking, siteOf } from '../../booking/index.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { bookingsLink } from './bookings-link.ts';
import { signOff } from './sign-off.ts';
import { stayCalendar } from './stay-calendar.ts';
import { stayFacts } from './stay-facts.ts';

/** The parts add up to all that was paid. */
export interface CancelledMoney extends CancellationOutcome {
  /** Refunded before the stay was cancelled. */
  readonly returned: Cents;
  readonly isNoShow: boolean;
}

/** To the guest of a cancelled stay: what is refunded and charged (D10); removes the date from their calendar. */
export function bookingCancelledMail(stay: Booking, money: CancelledMoney, now: Instant): OutboxMessage {
  return {
    dedupeKey: `booking-cancelled:${stay.id}`,
    to: stay.guest.email,
    replyTo: motel.email,
    subject: `Your stay at ${motel.name} is cancelled`,
    text: `Dear ${oneLine(guestName(stay.guest))},

Your stay is cancelled. ${moneySentences(money)}

${stayFacts(stay)}

${bookingsLink(siteOf(stay))}

If this was not what you wanted, please call us on ${motel.phone.shown} soon: the room is on sale again.

${signOff()}
`,
    calendar: stayCalendar(stay, 'remove', now),
    linkedBookingId: stay.id,
  };
}

function moneySentences(money: CancelledMoney): string {
  const { kept, refunded, returned } = money;
  const before =
    returned === 0 ? [] : [`${shownMoney(returned)} CAD of what you paid was given back before.`];
  return [...before, ...keptSentences(money), ...refundSentences(kept, refunded, returned)].join(' ');
}

function keptSentences({ kept, isNoShow }: CancelledMoney): string[] {
  if (kept === 0) return [];
  const why = isNoShow
    ? 'as we waited for you and you did not come'
    : `as it is less than ${motel.houseRules.freeCancellationHours} hours to check-in`;
  return [`One night is charged, ${why}: ${shownMoney(kept)} CAD.`];
}

function refundSentences(kept: Cents, refunded: Cents, returned: Cents): string[] {
  if (refunded === 0) return ['Nothing is left to be refunded.'];
  const what = kept === 0 && returned === 0 ? 'all that you paid' : 'the rest';
  return [`We refund ${what}: ${shownMoney(refunded)} CAD.`, policies.refunds];
}
