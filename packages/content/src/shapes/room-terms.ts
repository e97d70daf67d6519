import type { PolicyData, TariffData } from '@motel/booking-core';
import { isAbout } from '@motel/booking-core/rates';
import type { Phrases } from '../words/phrases.ts';
import { cancellationSentences, cancellingOf, payingOf } from './policy-sentences.ts';
import { siteTerms } from './site-terms.ts';

type Terms = Pick<TariffData, 'policies' | 'plans'>;

/** The terms of a kind of room on its page, in sentences. */
export function roomTerms(words: Phrases, tariff: Terms, id: string): string {
  return Object.values(cancellationSentences(words, termsOf(words, tariff, id))).join(' ');
}

/**
 * The terms of a kind of room on its card: until when cancelling is free, and what is paid on booking; of those that fit the
 * stay, the last one holds (F15).
 * @param checkIn `yyyy-mm-dd`
 */
export function cardTerms(
  words: Phrases,
  tariff: Terms,
  id: string,
  {
    checkIn,
    nights = 1,
    rooms = 1,
  }: { readonly checkIn: string; readonly nights?: number; readonly rooms?: number },
): string[] {
  const terms = termsOf(words, tariff, id);
  const policy =
    terms.findLast(
      ({ plan, from = checkIn, to = checkIn, fromNights = 1, fromRooms = 1 }) =>
        plan === undefined && from <= checkIn && checkIn <= to && fromNights <= nights && fromRooms <= rooms,
    ) ?? terms[0];
  return [cancellingOf(words, policy).card, payingOf(words, policy).card];
}

/** The entries about one kind of room, as if there were no other. */
function termsOf({ own }: Phrases, { policies = [], plans = [] }: Terms, id: string) {
  const about = policies.filter((policy) => isAbout(policy, id));
  return siteTerms(
    {
      policies: about.map(({ room: _, ...policy }): PolicyData => policy),
      plans: plans.filter((plan) => isAbout(plan, id)),
    },
    own,
  );
}
