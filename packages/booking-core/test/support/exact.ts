import type { SpecifiedRoom } from '../../src/index.ts';

/** The rounding of the specification: whole dollars, down or up. */
export type DollarRounding = 'floor' | 'ceil';

/** The formula of §9 with any percentages and roundings, as it was before tariffs were data. */
export interface OldTariff {
  readonly taxes: { readonly percent: number; readonly rounding: DollarRounding };
  readonly tourismLevy: { readonly percent: number; readonly rounding: DollarRounding };
  readonly totalRounding: DollarRounding;
  readonly petFeeBasis: 'stay' | 'night';
  readonly extraPersonBasis: 'stay' | 'night';
}

export const STANDARD: OldTariff = {
  taxes: { percent: 5, rounding: 'ceil' },
  tourismLevy: { percent: 4, rounding: 'ceil' },
  totalRounding: 'ceil',
  petFeeBasis: 'stay',
  extraPersonBasis: 'stay',
};

/** A request in the figures of §9; the prices of the room are in cents. */
export interface OldRequest {
  readonly rate: Record<'pricePerNight' | 'petFee' | 'extraPersonCharge', number>;
  readonly nights: number;
  readonly rooms: number;
  readonly chargedPersons: number;
  readonly pets: number;
}

/** Rounds `numerator / unitsPerDollar` dollars in integers of any size: the oracle of whole dollars (M4, M5). */
export function exactDollars(numerator: bigint, unitsPerDollar: bigint, rounding: DollarRounding): bigint {
  const down = numerator / unitsPerDollar;
  const isWhole = down * unitsPerDollar === numerator;
  return (rounding === 'floor' || isWhole ? down : down + 1n) * 100n;
}

/** Computes the confirm rule in integers of any size, in cents: the oracle of Q1–Q5. */
export function exactQuote(request: OldRequest, tariff: OldTariff) {
  const { rate } = request;
  const nights = BigInt(request.nights);
  const roomSubtotal = BigInt(rate.pricePerNight) * nights * BigInt(request.rooms);
  const perStay = (basis: 'stay' | 'night') => (basis === 'night' ? nights : 1n);
  const extraPersons =
    BigInt(rate.extraPersonCharge) * BigInt(request.chargedPersons) * perStay(tariff.extraPersonBasis);
  const pets = BigInt(rate.petFee) * BigInt(request.pets) * perStay(tariff.petFeeBasis);
  const beforeFees = roomSubtotal + extraPersons + pets;
  const fee = (percent: number, rounding: DollarRounding) =>
    exactDollars(beforeFees * BigInt(percent), 10_000n, rounding);
  const taxes = fee(tariff.taxes.percent, tariff.taxes.rounding);
  const tourismLevy = fee(tariff.tourismLevy.percent, tariff.tourismLevy.rounding);
  const total = exactDollars(beforeFees + taxes + tourismLevy, 100n, tariff.totalRounding);
  const rounding = total - beforeFees - taxes - tourismLevy;
  return { roomSubtotal, extraPersons, pets, taxes, tourismLevy, rounding, total };
}

/** Writes cents as decimal dollars without the code under test. */
const inDollars = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export function specified(rate: OldRequest['rate'], room: Partial<SpecifiedRoom> = {}): SpecifiedRoom {
  return {
    sleeps: 1000,
    included: 1,
    pets: 1000,
    ...room,
    pricePerNight: inDollars(rate.pricePerNight),
    petFee: inDollars(rate.petFee),
    extraPersonCharge: inDollars(rate.extraPersonCharge),
  };
}

/** Adds without the code under test. */
export function plainSum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
