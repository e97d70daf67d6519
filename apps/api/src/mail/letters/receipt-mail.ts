import type { Instant } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { priceLines } from './stay-facts.ts';
import { paymentParts, priceParts, roomPostcard } from './stay-parts.ts';

/** To the guest who asks for it: the receipt of a stay. Each asking is answered. */
export function receiptMail(words: Words, stay: Booking, now: Instant): OutboxMessage {
  const { t, motel } = words;
  const address = `${siteIn(words.motel, stay.site)}/stay/${encodeURIComponent(stay.id)}/receipt`;
  const opening = t('Here is the receipt of your stay. You can print it, or save it as a file.');
  const payments = paymentParts(words, stay);
  return guestLetter(words, stay, {
    dedupeKey: `receipt:${now}:${stay.id}`,
    subject: t('Your receipt from {name}: {reference}', { name: motel.name, reference: stay.reference }),
    opening,
    closing: [
      t('Your receipt: {address}', { address }),
      priceLines(words, stay.folio),
      ...(payments.length === 0
        ? []
        : [payments.map(({ label, detail, amount }) => `${label}, ${detail}: ${amount}`).join('\n')]),
    ],
    page: {
      postcard: roomPostcard(words, stay),
      headline: t('Your receipt.'),
      action: { label: t('Open the receipt'), address },
      parts: [
        ...priceParts(words, t('The price'), stay),
        ...(payments.length === 0 ? [] : [rows(words, payments)]),
      ],
    },
  });
}
