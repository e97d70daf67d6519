import { type Cents, type Instant, subtract, sum, times } from '@motel/booking-core';
import { type CancellationOutcome, freeCancellationUntil } from '@motel/booking-core/booking';
import { keptWords, noticeWords, type Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { paragraph, rows, section } from '../page/parts.ts';
import { instantWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';

/** Without what is owed, the parts add up to all that was paid. */
interface CancelledMoney extends CancellationOutcome {
  /** Refunded before the stay was cancelled. */
  readonly returned: Cents;
  readonly isNoShow: boolean;
  /** The provider refunds it; otherwise the desk gives it back by hand. @default true */
  readonly isToCard?: boolean;
}

/** To the guest of a cancelled stay: what is refunded and charged (D10); removes the date from their calendar. */
export function bookingCancelledMail(words: Words, stay: Booking, money: CancelledMoney, now: Instant) {
  const { t, motel } = words;
  const otherwise = t(
    'If this was not what you wanted, please call us on {shown} soon: the room is on sale again.',
    { shown: motel.phone.shown },
  );
  return guestLetter(words, stay, {
    // A stay that the desk has reinstated may be cancelled again.
    dedupeKey: `booking-cancelled:${now}:${stay.id}`,
    subject: t('Your stay at {name} is cancelled', { name: motel.name }),
    isOfHouse: true,
    isToCome: false,
    headline: t('Your stay is cancelled.'),
    opening: moneySentences(words, stay, money),
    parts: [section(t('Your money'), rows(words, moneyRows(words, money)), paragraph(otherwise))],
    calendar: stayCalendar(words, stay, 'remove', now),
  });
}

/** The refund is the payment, less earlier refunds and the charge. */
function moneyRows({ t, fullMoney, shownMoney }: Words, { kept, refunded, returned, owed }: CancelledMoney) {
  return [
    { label: t('Paid'), amount: shownMoney(subtract(sum(kept, refunded, returned), owed)) },
    ...(returned > 0 ? [{ label: t('Given back before'), amount: shownMoney(times(returned, -1)) }] : []),
    ...(kept > 0 ? [{ label: t('Charged'), amount: shownMoney(times(kept, -1)) }] : []),
    owed > 0
      ? { label: t('Still to pay'), amount: fullMoney(owed), isTotal: true }
      : { label: t('Refunded'), amount: fullMoney(refunded), isTotal: true },
  ];
}

function moneySentences(
  words: Words,
  { checkIn, policy }: Booking,
  { kept, refunded, returned, owed, isNoShow, isToCard = true }: CancelledMoney,
): string {
  const { t, fullMoney, motel } = words;
  const sentences: string[] = [];
  if (returned > 0)
    sentences.push(
      t('{returned} of what you paid was given back before.', { returned: fullMoney(returned) }),
    );
  if (kept > 0) {
    const until = freeCancellationUntil(checkIn, policy, motel.houseRules);
    const why = isNoShow
      ? t('as we waited for you and you did not come')
      : policy.freeHours === null
        ? t('as your booking says')
        : policy.freeHours === 0
          ? t('as check-in has begun')
          : policy.freeAt !== undefined && until !== undefined
            ? t('as cancelling was free until {freeUntil}', { freeUntil: instantWords(words, until) })
            : t('as it is less than {time} to check-in', { time: noticeWords(words, policy.freeHours) });
    const keep = keptWords(words, (isNoShow && policy.noShow?.keep) || policy.keep);
    const sentence = t('{keep} charged, {why}: {kept}.', { keep, why, kept: fullMoney(kept) });
    sentences.push(sentence.charAt(0).toUpperCase() + sentence.slice(1));
  }
  if (owed > 0)
    return [...sentences, t('{owed} of it is still to be paid.', { owed: fullMoney(owed) })].join(' ');
  if (refunded === 0) return [...sentences, t('Nothing is left to be refunded.')].join(' ');
  const figures = { refunded: fullMoney(refunded) };
  const back =
    kept === 0 && returned === 0
      ? t('We refund all that you paid: {refunded}.', figures)
      : t('We refund the rest: {refunded}.', figures);
  const how = isToCard ? motel.policies.refunds : t('It goes back the way it was paid at the desk.');
  return [...sentences, back, how].join(' ');
}
