import { motel, policies } from '@motel/content';
import { shownMoney } from '../../shown-money.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import type { BookedStay } from './booked-stay.ts';
import { bookingsLink } from './bookings-link.ts';
import { signOff } from './sign-off.ts';
import { stayFacts } from './stay-facts.ts';

/** To a guest whose payment came after the room was gone: there is no stay, and all of the money goes back. */
export function latePaymentRefundedMail(stay: BookedStay): OutboxMessage {
  return {
    dedupeKey: `late-payment-refunded:${stay.bookingId}`,
    to: stay.guest.email,
    replyTo: motel.email,
    subject: `Your payment to ${motel.name} is refunded: the room was no longer free`,
    text: `Dear ${oneLine(`${stay.guest.firstname} ${stay.guest.lastname}`)},

We are sorry: your payment reached us after your room had gone back on sale, and by then somebody else had booked it. You have no stay with us for these dates, and we refund all of your payment: ${shownMoney(stay.total)} CAD. ${policies.refunds}

${stayFacts(stay)}

${bookingsLink(stay.siteUrl)}

Please call us on ${motel.phone.shown}: we will gladly look for another room or other dates.

${signOff()}
`,
    linked: stay,
  };
}
