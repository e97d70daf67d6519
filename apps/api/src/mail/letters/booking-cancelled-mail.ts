import type { CancellationOutcome, Cents, Instant } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';

/** The parts add up to all that was paid. */
interface CancelledMoney extends CancellationOutcome {
  /** Refunded before the stay was cancelled. */
  readonly returned: Cents;
  readonly isNoShow: boolean;
}

/** To the guest of a cancelled stay: what is refunded and charged (D10); removes the date from their calendar. */
export function bookingCancelledMail(stay: Booking, money: CancelledMoney, now: Instant): OutboxMessage {
  return guestLetter(stay, {
    dedupeKey: `booking-cancelled:${stay.id}`,
    subject: `Your stay at ${motel.name} is cancelled`,
    opening: `Your stay is cancelled. ${moneySentences(money)}`,
    closing: [
      `If this was not what you wanted, please call us on ${motel.phone.shown} soon: the room is on sale again.`,
    ],
    calendar: stayCalendar(stay, 'remove', now),
  });
}

function moneySentences({ kept, refunded, returned, isNoShow }: CancelledMoney): string {
  const sentences: string[] = [];
  if (returned > 0) sentences.push(`${shownMoney(returned)} CAD of what you paid was given back before.`);
  if (kept > 0) {
    const why = isNoShow
      ? 'as we waited for you and you did not come'
      : `as it is less than ${motel.houseRules.freeCancellationHours} hours to check-in`;
    sentences.push(`One night is charged, ${why}: ${shownMoney(kept)} CAD.`);
  }
  if (refunded === 0) return [...sentences, 'Nothing is left to be refunded.'].join(' ');
  const what = kept === 0 && returned === 0 ? 'all that you paid' : 'the rest';
  return [...sentences, `We refund ${what}: ${shownMoney(refunded)} CAD.`, policies.refunds].join(' ');
}
