import type { MailWords } from '@motel/content';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { guestLetter } from './guest-letter.ts';
import { housePostcard } from './stay-parts.ts';

/** To the guest, on the morning after the check-out: thanks, and where to say what was not right. */
export function afterStayMail(words: Words, stay: Booking, letters?: MailWords): OutboxMessage {
  const { t, motel } = words;
  const { mailWords } = motel;
  const { afterStay } = letters ?? mailWords;
  const address = `${siteIn(words.motel, stay.site)}/feedback`;
  return guestLetter(words, stay, {
    dedupeKey: `after-stay:${stay.id}`,
    subject: t('Thank you for staying at {name}', { name: motel.name }),
    opening: afterStay.sentences.join(' '),
    closing: [`${t('Write to us')}: ${address}`],
    page: {
      postcard: housePostcard(words),
      headline: afterStay.headline,
      isToCome: false,
      action: { label: t('Write to us'), address },
    },
  });
}
