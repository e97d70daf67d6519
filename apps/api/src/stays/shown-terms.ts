import type { StayWire } from '@motel/api-client/contracts';
import { freeCancellationUntil, toDollars } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import { motelInstant } from '../shared/motel-instant.ts';

/** A stay's terms of cancelling, as a guest reads them. */
export function termsOf(
  motel: Pick<Motel, 'houseRules'>,
  { checkIn, policy }: Pick<Booking, 'checkIn' | 'policy'>,
): StayWire['terms'] {
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  return {
    ...(freeUntil !== undefined && { freeUntil: motelInstant(motel, new Date(freeUntil)) }),
    keep: policy.keep,
    lateCharge: toDollars(policy.late),
  };
}
