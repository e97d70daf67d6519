import type { PolicyData } from '@motel/booking-core';
import { isAbout, type TermsStay, termsOf } from '@motel/booking-core/rates';
import type { Phrases } from '../words/phrases.ts';
import { cancellationSentences, cancellingOf, payingOf } from './policy-sentences.ts';
import { siteTerms, type Terms } from './site-terms.ts';

/** The terms of a kind of room on its page, in sentences, as if there were no other kind. */
export function roomTerms(words: Phrases, { policies = [], plans = [] }: Terms, id: string): string {
  const about = policies.filter((policy) => isAbout(policy, id));
  const terms = siteTerms(
    {
      policies: about.map(({ room: _, ...policy }): PolicyData => policy),
      plans: plans.filter((plan) => isAbout(plan, id)),
    },
    words.own,
  );
  return Object.values(cancellationSentences(words, terms)).join(' ');
}

/** The terms of a stay on the card of a kind of room: until when cancelling is free, and what is paid on booking. */
export function cardTerms(words: Phrases, tariff: Terms, stay: TermsStay): string[] {
  const policy = termsOf(tariff, stay);
  return [cancellingOf(words, policy).card, payingOf(words, policy).card];
}
