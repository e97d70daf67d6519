import { type Cents, sum, times } from '../money/cents.ts';
import { percentOf } from '../money/whole-dollars.ts';
import { MAX_COUNT } from '../party/party.ts';
import { requireWholeNumber } from '../result/whole-number.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { MAX_RATE, type RoomRate } from './room-rate.ts';
import { chargesPerStay, type Tariff } from './tariff.ts';

/** The figures in a booking draft (K1–K3). No screen shows them as a total, because the guest pays the quote (D1). */
export interface CardPrice {
  readonly subtotal: Cents;
  readonly petFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** Returns the nightly price on the booking card: one night, with the pet fee of all pets added (K4, §2). */
export function cardNightlyPrice(rate: RoomRate, pets: number): Cents {
  return sum(rate.pricePerNight, times(rate.petFeePerPet, pets));
}

/**
 * Computes the price by the booking-card rule of §9 (K1–K3): 10 % tax on nights and pets, rounded down.
 * @param nights 1 to 365
 * @param pets 0 to 1000
 * @throws RangeError outside those ranges
 */
export function cardPrice(rate: RoomRate, nights: number, pets: number, tariff: Tariff): CardPrice {
  requireWholeNumber('nights', nights, 1, MAX_NIGHTS);
  requireWholeNumber('pets', pets, 0, MAX_COUNT);
  requireWholeNumber('pricePerNight', rate.pricePerNight, 0, MAX_RATE);
  requireWholeNumber('petFeePerPet', rate.petFeePerPet, 0, MAX_RATE);

  const subtotal = times(rate.pricePerNight, nights);
  const petFee = times(rate.petFeePerPet, pets * chargesPerStay(tariff.petFeeBasis, nights));
  const tax = percentOf(sum(subtotal, petFee), tariff.cardTax.percent, tariff.cardTax.rounding);
  return { subtotal, petFee, tax, total: sum(subtotal, petFee, tax) };
}
