import type { CivilDate, Quote } from '@motel/booking-core';
import { type StayPayments, stayPayments } from '@motel/booking-core/booking';
import { fullPrice } from '@motel/content/words';
import { formatWeekday } from '../format/dates.ts';
import type { Words } from '../words.ts';

/** The deposit of a stay and its rest; `undefined` where all is paid on booking, or there is no price (X7). */
export function depositOf(quote: Quote | undefined, today: CivilDate): StayPayments | undefined {
  if (quote === undefined) return undefined;
  const payments = stayPayments(quote, quote.from, today);
  return payments.rest === 0 ? undefined : payments;
}

/** Such as `You pay $89 CAD now, and $178 CAD by Sat, Jul 4.` */
export function depositWords(words: Words, { now, rest, restDue }: StayPayments): string {
  const { t } = words;
  const amounts = { now: fullPrice(words, now), rest: fullPrice(words, rest) };
  if (now === 0)
    return t('You pay nothing now: a card guarantees what is kept. You pay {rest} when you arrive.', amounts);
  return restDue === undefined
    ? t('You pay {now} now, and {rest} when you arrive.', amounts)
    : t('You pay {now} now, and {rest} by {date}.', { ...amounts, date: formatWeekday(words, restDue) });
}
