import { guestName } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import { type Booking, siteOf } from '../../booking/index.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { bookingsLink } from './bookings-link.ts';
import { signOff } from './sign-off.ts';
import { stayFacts } from './stay-facts.ts';

/** To a guest whose payment arrived after the room was gone: there is no stay, and all of the money is refunded. */
export function latePaymentRefundedMail(stay: Booking): OutboxMessage {
  return {
    dedupeKey: `late-payment-refunded:${stay.id}`,
    to: stay.guest.email,
    replyTo: motel.email,
    subject: `Your payment to ${motel.name} is refunded: the room was no longer free`,
    text: `Dear ${oneLine(guestName(stay.guest))},

We are sorry: your payment reached us after your room had gone back on sale, and by then somebody else had booked it. You have no stay with us for these dates, and we refund all of your payment: ${shownMoney(stay.folio.price)} CAD. ${policies.refunds}

${stayFacts(stay)}

${bookingsLink(siteOf(stay))}

Please call us on ${motel.phone.shown}: we will gladly look for another room or other dates.

${signOff()}
`,
    linkedBookingId: stay.id,
  };
}
