import type { DollarRounding } from '../money/whole-dollars.ts';

/** Whether a fee is charged once for the stay or again for every night (D2). */
export type ChargeBasis = 'stay' | 'night';

/** A percentage and its rounding to whole dollars. */
export interface Fee {
  /** Whole number, 0 to 100. */
  readonly percent: number;
  readonly rounding: DollarRounding;
}

/** A motel's rates, apart from each room's own prices (F1). */
export interface Tariff {
  /** The booking card's single tax (K2). */
  readonly cardTax: Fee;
  /** The first fee of the confirm rule, shown as 'Taxes' (Q3). */
  readonly taxes: Fee;
  /** The second fee of the confirm rule, shown as 'Tourism Levy tax' (Q3). */
  readonly tourismLevy: Fee;
  readonly totalRounding: DollarRounding;
  readonly petFeeBasis: ChargeBasis;
  readonly extraPersonBasis: ChargeBasis;
}

/** The formula of §9, with pets and extra persons charged once for the stay (F1, D2). */
export const DEFAULT_TARIFF: Tariff = {
  cardTax: { percent: 10, rounding: 'floor' },
  taxes: { percent: 5, rounding: 'ceil' },
  tourismLevy: { percent: 4, rounding: 'ceil' },
  totalRounding: 'ceil',
  petFeeBasis: 'stay',
  extraPersonBasis: 'stay',
};

/** Returns how many times a fee on this basis is charged in a stay (F2). */
export function chargesPerStay(basis: ChargeBasis, nights: number): number {
  return basis === 'night' ? nights : 1;
}
