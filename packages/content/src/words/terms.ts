import {
  type Cents,
  type CivilDate,
  dateAt,
  freeCancellationUntil,
  type HouseRules,
  type Instant,
  needsYear,
  type QuotePolicy,
  smaller,
} from '@motel/booking-core';
import type { Language, Sentences } from '@motel/language';
import { dateIn } from './dates.ts';
import type { Money } from './money.ts';
import { fullPrice } from './spoken.ts';

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
  if (freeUntil === undefined)
    return t('This stay cannot be cancelled free of charge: if you cancel, or do not come, {kept}.', {
      kept,
    });
  if (now > freeUntil)
    return t('Free cancellation is over: if you cancel, or do not come, {kept}.', { kept });
  const isFar = needsYear(dateAt(freeUntil, timeZone), dateAt(now, timeZone));
  return t('Free to cancel until {freeUntil}; after that, or if you do not come, {kept}.', {
    freeUntil: dateIn(dateLocale, freeUntil, isFar ? 'momentOfYear' : 'moment', timeZone),
    kept,
  });
}

function keptPart({ t }: Sentences, keep: string): string {
  if (keep === 'first night') return t('the first night');
  return keep === 'everything' ? t('the whole price') : t('{keep} of the price', { keep });
}
