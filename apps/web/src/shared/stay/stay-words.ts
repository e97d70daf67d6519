import type { Stay } from '@motel/api-client/contracts';
import { needsYear, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { fullPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { formatDateOrReason, formatWeekday } from '../format/dates.ts';
import { motelDateNow } from '../motel/motel-today.ts';

/** The date and hour as the server wrote them: a browser with older data of time zones would read another hour. */
function motelClock(iso: string): Date {
  return new Date(iso.replace(/(?:Z|[+-]\d\d:\d\d)$/, 'Z'));
}

/** Such as `Fri, Dec 4, 3:00 PM`, by the motel's clock; far away (T9) with its year. */
export function momentWords(iso: string): string {
  const date = parseCivilDate(iso.slice(0, 10));
  const isFar = date !== undefined && needsYear(date, motelDateNow());
  return unbroken(dateWords(motelClock(iso), isFar ? 'momentOfYear' : 'moment'));
}

/** Such as `Dec 4, 2026`. */
export function motelDayWords(iso: string): string {
  return unbroken(dateWords(motelClock(iso), 'date'));
}

/** Such as `Wed Nov 25 → Sat Nov 28`; each date stays on one line. */
export function shortDates(checkIn: string | undefined, checkOut: string | undefined): string {
  return [checkIn, checkOut].map(weekdayWords).join(' →\u00a0');
}

function weekdayWords(date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined
    ? formatDateOrReason(date)
    : formatWeekday(day).replaceAll(',', '').replaceAll(' ', '\u00a0');
}

/** The stay's terms of cancelling, in a sentence. */
export function termsWords({ terms, status }: Pick<Stay, 'terms' | 'status'>, now: number): string {
  if (status === 'cancelled') return t('This stay is cancelled.');
  const kept = t('{part}, {amount}, is kept', {
    part: keptWords(terms.keep),
    amount: fullPrice(terms.lateCharge),
  });
  if (terms.freeUntil === undefined)
    return t('This stay cannot be cancelled free of charge: {kept}.', { kept });
  return now <= Date.parse(terms.freeUntil)
    ? t('Free to cancel until {freeUntil}; after that {kept}.', {
        freeUntil: momentWords(terms.freeUntil),
        kept,
      })
    : t('This stay can no longer be cancelled free of charge: {kept}.', { kept });
}

function keptWords(keep: string): string {
  if (keep === 'first night') return t('the first night');
  return keep === 'everything' ? t('the whole price') : t('{keep} of the price', { keep });
}

/** Dates and hours stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(/ /g, '\u00a0').replaceAll(/,\u00a0/g, ', ');
}
