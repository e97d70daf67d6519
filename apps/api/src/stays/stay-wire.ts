import { type Cents, toDollars } from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { type Motel, termsSentence, translated, type Words } from '@motel/content/server';
import type { Booking, NewEntry } from '../booking/index.ts';
import { siteIn } from '../shared/motel-context.ts';
import { motelInstant } from '../shared/motel-time.ts';

type Terms = Pick<Booking, 'checkIn' | 'policy'> & { readonly price: Cents };

/** A stay's terms of cancelling: a deadline that has passed promises nothing. */
export function termsOf(words: Words, stay: Terms, now: Date) {
  const { motel } = words;
  const { checkIn, policy } = stay;
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  const isFree = freeUntil !== undefined && freeUntil > now.getTime();
  return {
    ...(isFree && { freeUntil: motelInstant(motel, new Date(freeUntil)) }),
    keep: policy.keep,
    lateCharge: toDollars(policy.late),
    sentence: termsSentence(words, stay, now.getTime()),
  };
}

type Charge = { readonly [Field in 'label' | 'detail' | 'share']?: NewEntry[Field] | undefined } & Pick<
  NewEntry,
  'amount'
>;

export function shownCharges(charges: readonly Charge[]) {
  return charges.map(({ label, detail, share, amount }) => ({
    label: label ?? '',
    ...(typeof detail === 'string' && detail !== '' && { detail }),
    ...(share?.included && { isWithin: true }),
    amount: toDollars(amount),
  }));
}

/** The page of a stay in its guest's language. @param origin the site's */
export function stayUrl(motel: Motel, origin: string, { id, language }: Pick<Booking, 'id' | 'language'>) {
  return `${siteIn(translated(motel, language), origin)}/stay/${encodeURIComponent(id)}`;
}
