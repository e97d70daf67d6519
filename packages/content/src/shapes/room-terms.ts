import type { PolicyData, TariffData } from '@motel/booking-core';
import { isAbout, type TermsStay, termsOf } from '@motel/booking-core/rates';
import type { Phrases } from '../words/phrases.ts';
import { cancellationSentences, cancellingOf, payingOf } from './policy-sentences.ts';
import { siteTerms } from './site-terms.ts';

type Terms = Pick<TariffData, 'policies' | 'plans'>;

/** The terms of a kind of room on its page, in sentences. */
export function roomTerms(words: Phrases, tariff: Terms, id: string): string {
  return Object.values(cancellationSentences(words, ownTerms(words, tariff, id))).join(' ');
}

/** The terms of a stay on the card of a kind of room: until when cancelling is free, and what is paid on booking. */
export function cardTerms(words: Phrases, tariff: Terms, stay: TermsStay): string[] {
  const policy = termsOf(tariff, stay);
  return [cancellingOf(words, policy).card, payingOf(words, policy).card];
}

/** The entries about one kind of room, as if there were no other. */
function ownTerms({ own }: Phrases, { policies = [], plans = [] }: Terms, id: string) {
  const about = policies.filter((policy) => isAbout(policy, id));
  return siteTerms(
    {
      policies: about.map(({ room: _, ...policy }): PolicyData => policy),
      plans: plans.filter((plan) => isAbout(plan, id)),
    },
    own,
  );
}
