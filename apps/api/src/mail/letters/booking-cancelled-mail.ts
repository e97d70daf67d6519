import { type CancellationOutcome, type Cents, type Instant, subtract, sum } from '@motel/booking-core';
import { keptWords, motel, policies } from '@motel/content';
import { fullMoney, shownMoney } from '@motel/content/words';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, letterParagraph, type Row, rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { housePostcard } from './stay-parts.ts';

/** Without what is owed, the parts add up to all that was paid. */
interface CancelledMoney extends CancellationOutcome {
  /** Refunded before the stay was cancelled. */
  readonly returned: Cents;
  readonly isNoShow: boolean;
  /** The provider refunds it; otherwise the desk gives it back by hand. @default true */
  readonly isToCard?: boolean;
}

/** To the guest of a cancelled stay: what is refunded and charged (D10); removes the date from their calendar. */
export function bookingCancelledMail(stay: Booking, money: CancelledMoney, now: Instant): OutboxMessage {
  const sentences = moneySentences(stay, money);
  const otherwise = `If this was not what you wanted, please call us on ${motel.phone.shown} soon: the room is on sale again.`;
  return guestLetter(stay, {
    // A stay that the desk has reinstated may be cancelled again.
    dedupeKey: `booking-cancelled:${now}:${stay.id}`,
    subject: `Your stay at ${motel.name} is cancelled`,
    opening: `Your stay is cancelled. ${sentences}`,
    closing: [otherwise],
    page: {
      postcard: housePostcard(),
      isToCome: false,
      headline: 'Your stay is cancelled.',
      opening: sentences,
      preview: sentences,
      parts: [heading('Your money'), rows(moneyRows(money)), letterParagraph(otherwise)],
    },
    calendar: stayCalendar(stay, 'remove', now),
  });
}

/** The refund is the payment, less earlier refunds and the charge. */
function moneyRows({ kept, refunded, returned, owed }: CancelledMoney): Row[] {
  return [
    { label: 'Paid', amount: shownMoney(subtract(sum(kept, refunded, returned), owed)) },
    ...(returned > 0 ? [{ label: 'Given back before', amount: `-${shownMoney(returned)}` }] : []),
    ...(kept > 0 ? [{ label: 'Charged', amount: `-${shownMoney(kept)}` }] : []),
    owed > 0
      ? { label: 'Still to pay', amount: fullMoney(owed), isTotal: true }
      : { label: 'Refunded', amount: fullMoney(refunded), isTotal: true },
  ];
}

function moneySentences(
  { policy }: Booking,
  { kept, refunded, returned, owed, isNoShow, isToCard = true }: CancelledMoney,
): string {
  const sentences: string[] = [];
  if (returned > 0) sentences.push(`${fullMoney(returned)} of what you paid was given back before.`);
  if (kept > 0) {
    const why = isNoShow
      ? 'as we waited for you and you did not come'
      : policy.freeHours === null
        ? 'as your booking says'
        : `as it is less than ${policy.freeHours} hours to check-in`;
    const words = keptWords(policy.keep);
    sentences.push(`${words.charAt(0).toUpperCase()}${words.slice(1)} charged, ${why}: ${fullMoney(kept)}.`);
  }
  if (owed > 0) return [...sentences, `${fullMoney(owed)} of it is still to be paid.`].join(' ');
  if (refunded === 0) return [...sentences, 'Nothing is left to be refunded.'].join(' ');
  const what = kept === 0 && returned === 0 ? 'all that you paid' : 'the rest';
  const how = isToCard ? policies.refunds : 'It goes back the way it was paid at the desk.';
  return [...sentences, `We refund ${what}: ${fullMoney(refunded)}.`, how].join(' ');
}
