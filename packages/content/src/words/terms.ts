import {
  type Cents,
  type CivilDate,
  type Instant,
  type Quote,
  type QuotePolicy,
  smaller,
} from '@motel/booking-core';
import {
  freeCancellationUntil,
  type HouseRules,
  ownChangeUntil,
  stayPayments,
} from '@motel/booking-core/booking';
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

/** Until when a stay is cancelled free of charge, and what is kept after that and of a no-show: its terms in a line (D10). */
export function termsSentence(
  words: TermsWords,
  { checkIn, policy, price }: StayTerms,
  now: Instant,
): string {
  const { t, motel } = words;
  const { keep, late, noShow } = policy;
  const keptOf = (part: string, most: Cents) => {
    const amount = fullPrice(words, smaller(price, most));
    return t('{part}, {amount}, is kept', { part: keptPart(words, part), amount });
  };
  const kept = keptOf(keep, late);
  const isOther = noShow !== undefined && smaller(price, noShow.amount) !== smaller(price, late);
  const missed = isOther && t('If you do not come, {kept}.', { kept: keptOf(noShow.keep, noShow.amount) });
  const until = freeCancellationUntil(checkIn, policy, motel.houseRules);
  if (until === undefined || now > until)
    return missed
      ? `${t('No free cancellation: if you cancel, {kept}.', { kept })} ${missed}`
      : t('No free cancellation: if you cancel, or do not come, {kept}.', { kept });
  const terms = { freeUntil: momentWords(words, until, now), kept };
  return missed
    ? `${t('Free to cancel until {freeUntil}; after that, {kept}.', terms)} ${missed}`
    : t('Free to cancel until {freeUntil}; after that, or if you do not come, {kept}.', terms);
}

/** The terms of a stay in the order of time: paying, cancelling with what is kept, and changing, a line each. */
export function termsSteps(
  words: TermsWords,
  { bookedOn, ...stay }: StayTerms & { readonly bookedOn: CivilDate },
  now: Instant,
): string[] {
  const { t, motel } = words;
  const { checkIn, policy } = stay;
  const [paid, terms] = [paidWords(words, stay, bookedOn), termsSentence(words, stay, now)];
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules) ?? now;
  const changeUntil = ownChangeUntil(checkIn, policy, motel.houseRules) ?? now;
  if (changeUntil <= now) return [paid, t('You cannot change your stay yourself.'), terms];
  const until = momentWords(words, changeUntil, now);
  const change = t('You can change your stay yourself until {until}.', { until });
  return changeUntil < freeUntil ? [paid, change, terms] : [paid, terms, change];
}

function paidWords(words: TermsWords, { checkIn, policy, price }: StayTerms, bookedOn: CivilDate): string {
  const { t, dateLocale } = words;
  const deposit = smaller(price, policy.deposit ?? price);
  const paid = stayPayments({ total: price, policy: { ...policy, deposit } }, checkIn, bookedOn);
  const [now, rest] = [fullPrice(words, paid.now), fullPrice(words, paid.rest)];
  if (policy.guarantee === 'card')
    return t('You pay nothing now: a card guarantees what is kept. You pay {rest} when you arrive.', {
      rest,
    });
  if (policy.guarantee === 'none') return t('You pay nothing now, and {rest} when you arrive.', { rest });
  if (paid.rest === 0) return t('You pay {now} now, and nothing later.', { now });
  if (paid.restDue === undefined) return t('You pay {now} now, and {rest} when you arrive.', { now, rest });
  const date = dateIn(dateLocale, paid.restDue, 'weekdayAndDate');
  return t('You pay {now} now, and {rest} by {date}.', { now, rest, date });
}

function momentWords({ dateLocale, motel }: TermsWords, at: Instant, now: Instant): string {
  return dateIn(dateLocale, at, at - now > FAR ? 'momentOfYear' : 'moment', motel.houseRules.timeZone);
}

/** A part of a price, in words. @param keep as the tariff says it */
export function keptPart({ t, language }: Sentences & { readonly language: Language }, keep: string): string {
  if (keep === 'first night') return t('the first night');
  if (keep.endsWith(' nights'))
    return t('the price of {nights} nights', { nights: Number.parseInt(keep, 10) });
  return keep === 'everything'
    ? t('the whole price')
    : t('{keep} of the price', { keep: shareWords(language, keep) });
}

/** A percentage as a tariff has it, in the figures of a language: `33.5%`, `33,5 %`. */
export function shareWords(language: Language, share: string): string {
  const { digits, isSignBehind } = LANGUAGES[language];
  return share.replace('.', digits.point).replace('%', isSignBehind ? '\u00a0%' : '%');
}
