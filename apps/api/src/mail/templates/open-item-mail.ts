import type { Cents } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { OpenItemKind } from '../../db/database.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import type { BookedStay } from './booked-stay.ts';
import { openItemWords } from './open-item-words.ts';
import { stayFacts } from './stay-facts.ts';

/** Something about money that no rule settles. */
export interface OpenItem {
  readonly provider: string;
  /** What the provider calls it, and the desk settles it by. */
  readonly reference: string;
  readonly kind: OpenItemKind;
  readonly paymentReference: string | null;
  readonly bookingId: string | null;
  readonly amount: Cents | null;
}

/** To the motel, when something about money waits for its hand. @param stay what it is about, where that is known */
export function openItemMail(item: OpenItem, stay: BookedStay | undefined): OutboxMessage {
  const { title, advice } = openItemWords(item.kind, item.amount);
  return {
    dedupeKey: `${item.kind}:${item.reference}`,
    to: motel.email,
    ...(stay !== undefined && { replyTo: stay.guest.email }),
    subject: title,
    text: `${title}.

${advice}

Once it is settled, say so at the front desk:
npm run desk -- settle ${item.reference} --note "what was done"
Until then it stands on the list of: npm run desk -- attention

${facts(item)}
${stay === undefined ? namedBooking(item) : `${stayFacts(stay)}\n${guestFacts(stay)}`}`,
  };
}

function facts({ provider, reference, paymentReference }: OpenItem): string {
  return [
    `Provider: ${provider}`,
    `Reference: ${reference}`,
    ...(paymentReference === null || paymentReference === reference ? [] : [`Payment: ${paymentReference}`]),
  ].join('\n');
}

function namedBooking({ bookingId }: OpenItem): string {
  return bookingId === null ? '' : `Booking: ${oneLine(bookingId)}\n`;
}

function guestFacts({ guest }: BookedStay): string {
  return `
Guest: ${oneLine(`${guest.firstname} ${guest.lastname}`)}
Phone: ${oneLine(guest.phone)}
Email: ${oneLine(guest.email)}
`;
}
