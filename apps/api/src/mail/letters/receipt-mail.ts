import type { Instant } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { priceLines } from './stay-facts.ts';
import { paymentParts, priceParts, roomPostcard } from './stay-parts.ts';

/** To the guest who asks for it: the receipt of a stay. Each asking is answered. */
export function receiptMail(stay: Booking, now: Instant): OutboxMessage {
  const address = `${stay.site}/stay/${encodeURIComponent(stay.id)}/receipt`;
  const opening = 'Here is the receipt of your stay. You can print it, or save it as a file.';
  const payments = paymentParts(stay);
  return guestLetter(stay, {
    dedupeKey: `receipt:${now}:${stay.id}`,
    subject: `Your receipt from ${motel.name}: ${stay.reference}`,
    opening,
    closing: [
      `Your receipt: ${address}`,
      priceLines(stay.folio),
      ...(payments.length === 0
        ? []
        : [payments.map(({ label, detail, amount }) => `${label}, ${detail}: ${amount}`).join('\n')]),
    ],
    page: {
      postcard: roomPostcard(stay),
      headline: 'Your receipt.',
      action: { label: 'Open the receipt', address },
      parts: [...priceParts('The price', stay), ...(payments.length === 0 ? [] : [rows(payments)])],
    },
  });
}
