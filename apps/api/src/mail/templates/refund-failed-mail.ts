import type { Cents } from '@motel/booking-core';
import { motel } from '@motel/content';
import { shownMoney } from '../../shown-money.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import type { BookedStay } from './booked-stay.ts';
import { stayFacts } from './stay-facts.ts';

/** To the motel, when a refund was refused or sent back: it is owed to the guest and nobody else will pay it. */
export function refundFailedMail(
  stay: BookedStay,
  { paymentReference, amount }: { readonly paymentReference: string; readonly amount: Cents },
): OutboxMessage {
  const { guest } = stay;
  return {
    dedupeKey: `refund-failed:${paymentReference}`,
    to: motel.email,
    replyTo: guest.email,
    subject: `A refund of ${shownMoney(amount)} CAD did not go through`,
    text: `${shownMoney(amount)} CAD of payment ${paymentReference} is owed to a guest, and could not be given back to the card.

Look the payment up at your payment provider. If it has not been refunded there by hand, call the guest and pay it back another way.

${stayFacts(stay)}

Guest: ${oneLine(`${guest.firstname} ${guest.lastname}`)}
Phone: ${oneLine(guest.phone)}
Email: ${oneLine(guest.email)}
`,
  };
}
