import type { StayWire } from '@motel/api-client/contracts';
import { freeCancellationUntil, toDollars } from '@motel/booking-core';
import type { Booking } from '../booking/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { motelInstant } from '../shared/motel-time.ts';

/** A stay's terms of cancelling, as a guest reads them. */
export function termsOf(
  motel: Zoned,
  { checkIn, policy }: Pick<Booking, 'checkIn' | 'policy'>,
): StayWire['terms'] {
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  return {
    ...(freeUntil !== undefined && { freeUntil: motelInstant(motel, new Date(freeUntil)) }),
    keep: policy.keep,
    lateCharge: toDollars(policy.late),
  };
}
