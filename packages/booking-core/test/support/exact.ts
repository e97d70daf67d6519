import type { Cents, DollarRounding, QuoteRequest, Tariff } from '../../src/index.ts';

/** Rounds `numerator / unitsPerDollar` dollars in integers of any size: the oracle of M4 and M5. */
export function exactDollars(numerator: bigint, unitsPerDollar: bigint, rounding: DollarRounding): bigint {
  const down = numerator / unitsPerDollar;
  const isWhole = down * unitsPerDollar === numerator;
  return (rounding === 'floor' || isWhole ? down : down + 1n) * 100n;
}

/** Computes the confirm rule in integers of any size, in cents: the oracle of Q1–Q5. */
export function exactQuote(request: QuoteRequest, tariff: Tariff) {
  const { rate } = request;
  const nights = BigInt(request.nights);
  const roomSubtotal = BigInt(rate.pricePerNight) * nights * BigInt(request.rooms);
  const perStay = (basis: 'stay' | 'night') => (basis === 'night' ? nights : 1n);
  const extraPersons =
    BigInt(rate.extraPersonCharge) * BigInt(request.chargedPersons) * perStay(tariff.extraPersonBasis);
  const pets = BigInt(rate.petFeePerPet) * BigInt(request.pets) * perStay(tariff.petFeeBasis);
  const beforeFees = roomSubtotal + extraPersons + pets;
  const fee = (percent: number, rounding: DollarRounding) =>
    exactDollars(beforeFees * BigInt(percent), 10_000n, rounding);
  const taxes = fee(tariff.taxes.percent, tariff.taxes.rounding);
  const tourismLevy = fee(tariff.tourismLevy.percent, tariff.tourismLevy.rounding);
  const total = exactDollars(beforeFees + taxes + tourismLevy, 100n, tariff.totalRounding);
  const rounding = total - beforeFees - taxes - tourismLevy;
  return { roomSubtotal, extraPersons, pets, taxes, tourismLevy, rounding, total };
}

/** Adds without the code under test. */
export function plainSum(amounts: readonly Cents[]): number {
  return amounts.reduce<number>((total, amount) => total + amount, 0);
}
