import type { Words } from '@motel/content/server';
import { cancellationSentence, guaranteeSentence } from '../../mail/index.ts';
import type { GuestStay } from './read-checkout.ts';

/** The terms of a stay that is not paid on booking, in the guest's language, as they stay with it. */
export function acceptedTerms(
  words: Words,
  { payments, policy, stay, total }: GuestStay,
  now: Date,
): string | undefined {
  if (payments.rest === 0) return undefined;
  const own = { checkIn: stay.checkIn, policy, folio: { price: total } };
  const terms = cancellationSentence(words, own, now.getTime());
  return payments.now === 0 ? `${terms} ${guaranteeSentence(words, own)}` : terms;
}
