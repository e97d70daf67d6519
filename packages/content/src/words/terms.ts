import {
  type Cents,
  type CivilDate,
  freeCancellationUntil,
  type HouseRules,
  type Instant,
  type Quote,
  type QuotePolicy,
  smaller,
} from '@motel/booking-core';
import { LANGUAGES, type Language, type Sentences } from '@motel/language';
import { dateIn } from './dates.ts';
import type { Money } from './money.ts';
import { fullPrice } from './spoken.ts';

/** Ten months in milliseconds: further away, a date says its year (T9). */
const FAR = 300 * 24 * 3_600_000;

/** A stay with its own terms, booked or still to be booked. */
interface StayTerms {
  readonly checkIn: CivilDate;
  readonly policy: QuotePolicy;
  /** No more than it is kept. */
  readonly price: Cents;
}

interface TermsWords extends Sentences {
  readonly language: Language;
  readonly dateLocale: string;
  readonly motel: { readonly money: Money; readonly houseRules: HouseRules };
}

/** The terms of a quoted stay, as they become its own; no line ends between a figure and its unit. */
export function quotedTerms(words: TermsWords, { from, policy, total }: Quote, now: Instant): string {
  const sentence = termsSentence(words, { checkIn: from, policy, price: total }, now);
  return sentence.replaceAll(/(\d) (?=[A-Z]{2})/g, '$1\u00a0');
}

/** Until when a stay is cancelled free of charge, and what is kept after that: the one sentence of its terms (D10). */
export function termsSentence(
  words: TermsWords,
  { checkIn, policy, price }: StayTerms,
  now: Instant,
): string {
  const { t, dateLocale, motel } = words;
  const { timeZone } = motel.houseRules;
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  const kept = t('{part}, {amount}, is kept', {
    part: keptPart(words, policy.keep),
    amount: fullPrice(words, smaller(price, policy.late)),
  });
  if (freeUntil === undefined || now > freeUntil)
    return t('No free cancellation: if you cancel, or do not come, {kept}.', { kept });
  const isFar = freeUntil - now > FAR;
  return t('Free to cancel until {freeUntil}; after that, or if you do not come, {kept}.', {
    freeUntil: dateIn(dateLocale, freeUntil, isFar ? 'momentOfYear' : 'moment', timeZone),
    kept,
  });
}

/** A part of a price, in words. @param keep as the tariff says it */
export function keptPart({ t, language }: Sentences & { readonly language: Language }, keep: string): string {
  if (keep === 'first night') return t('the first night');
  return keep === 'everything'
    ? t('the whole price')
    : t('{keep} of the price', { keep: shareWords(language, keep) });
}

/** A percentage as a tariff has it, in the figures of a language: `33.5%`, `33,5 %`. */
export function shareWords(language: Language, share: string): string {
  const { digits, isSignBehind } = LANGUAGES[language];
  return share.replace('.', digits.point).replace('%', isSignBehind ? '\u00a0%' : '%');
}
