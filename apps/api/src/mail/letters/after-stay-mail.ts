import { type MailWords, mailWords, motel } from '@motel/content';
import { t } from '@motel/language';
import type { Booking } from '../../booking/index.ts';
import { spokenSite } from '../../shared/spoken.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard } from './stay-parts.ts';

/** To the guest, on the morning after the check-out: thanks, and where to say what was not right. */
export function afterStayMail(stay: Booking, words: MailWords = mailWords): OutboxMessage {
  const { afterStay } = words;
  const address = `${spokenSite(stay.site)}/feedback`;
  return guestLetter(stay, {
    dedupeKey: `after-stay:${stay.id}`,
    subject: t('Thank you for staying at {name}', { name: motel.name }),
    opening: afterStay.sentences.join(' '),
    closing: [`${t('Write to us')}: ${address}`],
    page: {
      postcard: housePostcard(),
      headline: afterStay.headline,
      isToCome: false,
      action: { label: t('Write to us'), address },
    },
  });
}
