import { guestName } from '@motel/booking-core';
import { motel } from '@motel/content';
import { type Booking, siteOf } from '../../booking/index.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { bookingsLink } from './bookings-link.ts';
import { stayFacts } from './stay-facts.ts';

/** What one kind of letter says about the stay. */
interface GuestLetter extends Pick<OutboxMessage, 'dedupeKey' | 'subject' | 'calendar'> {
  /** The paragraph before the facts of the stay. */
  readonly opening: string;
  /** The paragraphs after them. */
  readonly closing?: readonly string[];
}

/** A letter to the guest of a stay; an answer goes to the motel. */
export function guestLetter(stay: Booking, { opening, closing = [], ...mail }: GuestLetter): OutboxMessage {
  const paragraphs = [
    `Dear ${oneLine(guestName(stay.guest))},`,
    opening,
    stayFacts(stay),
    bookingsLink(siteOf(stay)),
    ...closing,
    [motel.name, ...motel.addressLines, motel.phone.shown, motel.email].join('\n'),
  ];
  return {
    ...mail,
    to: stay.guest.email,
    replyTo: motel.email,
    text: `${paragraphs.join('\n\n')}\n`,
    linkedBookingId: stay.id,
  };
}
