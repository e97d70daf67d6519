import { freeCancellationUntil, toDollars } from '@motel/booking-core';
import { type Motel, translated } from '@motel/content/server';
import type { Booking, NewEntry } from '../booking/index.ts';
import { siteIn, type Zoned } from '../shared/motel-context.ts';
import { motelInstant } from '../shared/motel-time.ts';

/** A stay's terms of cancelling, as a guest reads them. */
export function termsOf(motel: Zoned, { checkIn, policy }: Pick<Booking, 'checkIn' | 'policy'>) {
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  return {
    ...(freeUntil !== undefined && { freeUntil: motelInstant(motel, new Date(freeUntil)) }),
    keep: policy.keep,
    lateCharge: toDollars(policy.late),
  };
}

type Charge = { readonly [Field in 'label' | 'detail']?: NewEntry[Field] | undefined } & Pick<
  NewEntry,
  'amount'
>;

export function shownCharges(charges: readonly Charge[]) {
  return charges.map(({ label, detail, amount }) => ({
    label: label ?? '',
    ...(typeof detail === 'string' && detail !== '' && { detail }),
    amount: toDollars(amount),
  }));
}

/** The page of a stay in its guest's language. @param origin the site's */
export function stayUrl(motel: Motel, origin: string, { id, language }: Pick<Booking, 'id' | 'language'>) {
  return `${siteIn(translated(motel, language), origin)}/stay/${encodeURIComponent(id)}`;
}
