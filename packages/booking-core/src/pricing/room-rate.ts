import type { Cents } from '../money/cents.ts';

/** A property's own prices (F3). Each is 0 to $99,999.99. */
export interface RoomRate {
  readonly pricePerNight: Cents;
  readonly petFeePerPet: Cents;
  readonly extraPersonCharge: Cents;
}

/** The highest price per night, per pet or per extra person: $99,999.99 (F3). */
export const MAX_RATE = 9_999_999;
