import { type MailWords, motel } from '@motel/content';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard } from './stay-parts.ts';

/** To the guest, on the morning after the check-out: thanks, and where to say what was not right. */
export function afterStayMail(stay: Booking, { afterStay }: MailWords): OutboxMessage {
  const address = `${stay.site}/feedback`;
  return guestLetter(stay, {
    dedupeKey: `after-stay:${stay.id}`,
    subject: `Thank you for staying at ${motel.name}`,
    opening: afterStay.sentences.join(' '),
    closing: [`Write to us: ${address}`],
    page: {
      postcard: housePostcard(),
      headline: afterStay.headline,
      isToCome: false,
      action: { label: 'Write to us', address },
    },
  });
}
