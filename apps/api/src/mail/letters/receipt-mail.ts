import type { Instant } from '@motel/booking-core';
import { motel } from '@motel/content';
import { t } from '@motel/language';
import type { Booking } from '../../booking/index.ts';
import { spokenSite } from '../../shared/spoken.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { priceLines } from './stay-facts.ts';
import { paymentParts, priceParts, roomPostcard } from './stay-parts.ts';

/** To the guest who asks for it: the receipt of a stay. Each asking is answered. */
export function receiptMail(stay: Booking, now: Instant): OutboxMessage {
  const address = `${spokenSite(stay.site)}/stay/${encodeURIComponent(stay.id)}/receipt`;
  const opening = t('Here is the receipt of your stay. You can print it, or save it as a file.');
  const payments = paymentParts(stay);
  return guestLetter(stay, {
    dedupeKey: `receipt:${now}:${stay.id}`,
    subject: t('Your receipt from {name}: {reference}', { name: motel.name, reference: stay.reference }),
    opening,
    closing: [
      t('Your receipt: {address}', { address }),
      priceLines(stay.folio),
      ...(payments.length === 0
        ? []
        : [payments.map(({ label, detail, amount }) => `${label}, ${detail}: ${amount}`).join('\n')]),
    ],
    page: {
      postcard: roomPostcard(stay),
      headline: t('Your receipt.'),
      action: { label: t('Open the receipt'), address },
      parts: [...priceParts(t('The price'), stay), ...(payments.length === 0 ? [] : [rows(payments)])],
    },
  });
}
