import type { PolicyData } from '@motel/booking-core';
import { isAbout } from '@motel/booking-core/rates';
import type { Phrases } from '../words/phrases.ts';
import { cancellationSentences, cancellingOf, payingOf, USUAL_TERMS } from './policy-sentences.ts';

/** The terms of a kind of room on its page, in sentences. @param policies the tariff's */
export function roomTerms(words: Phrases, policies: readonly PolicyData[] = [], id: string): string {
  return Object.values(cancellationSentences(words, policiesOf(policies, id))).join(' ');
}

/**
 * The terms of a kind of room on its card: until when cancelling is free, and what is paid on booking.
 * @param policies the tariff's; of those that fit the check-in, the last one holds (F15)
 * @param checkIn `yyyy-mm-dd`
 */
export function cardTerms(
  words: Phrases,
  policies: readonly PolicyData[] = [],
  id: string,
  checkIn: string,
): string[] {
  const policy =
    policiesOf(policies, id).findLast(
      ({ from = checkIn, to = checkIn }) => from <= checkIn && checkIn <= to,
    ) ?? USUAL_TERMS;
  return [cancellingOf(words, policy).card, payingOf(words, policy).card];
}

/** The entries about one kind of room, as if there were no other. */
function policiesOf(policies: readonly PolicyData[], id: string): PolicyData[] {
  return policies.filter((policy) => isAbout(policy, id)).map(({ room: _, ...policy }) => policy);
}
