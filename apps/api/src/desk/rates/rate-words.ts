import { type FeeData, parseDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

/** `July 8`, or `July 8, 2028` in another year than the other day's. */
export function dayBeside({ dateWords }: Words, date: string, other: string): string {
  const isSameYear = date.slice(0, 4) === other.slice(0, 4);
  return dateWords(date, isSameYear ? 'fullDay' : 'fullDate');
}

/** `July 8`, `July 16 to 18`, `June 30 to July 2`. */
export function spanWords(words: Words, from: string, to: string, today: string): string {
  if (from === to) return dayBeside(words, from, today);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7) && to.slice(0, 4) === today.slice(0, 4);
  return `${dayBeside(words, from, today)} to ${isSameMonth ? Number(to.slice(8)) : dayBeside(words, to, today)}`;
}

/** An amount of a tariff, as a note says it: `$12.50`. @param amount decimal; any other text is unchanged */
export function writtenAmount({ shownPrice, motel }: Words, amount: unknown): string {
  const price = parseDollars(amount);
  return price === undefined ? `${motel.money.sign}${amount}` : shownPrice(price);
}

/** Such as `5%`, `7%, included`, `$15 a night`, `4%, under 28 nights`; `undefined` for one of $0. */
export function feeWords(words: Words, fee: FeeData): string | undefined {
  const under = fee.exempt === undefined ? [] : [`under ${fee.exempt.fromNights} nights`];
  if ('percent' in fee)
    return [`${fee.percent}%`, ...(fee.included ? ['included'] : []), ...under].join(', ');
  const amounts = new Set(typeof fee.amount === 'object' ? Object.values(fee.amount) : [fee.amount]);
  const [only] = amounts;
  if (amounts.size === 1 && Number(only) === 0) return undefined;
  const amount = amounts.size === 1 ? writtenAmount(words, only) : 'by room type';
  return [`${amount}${fee.per === 'night' ? ' a night' : ''}`, ...under].join(', ');
}
