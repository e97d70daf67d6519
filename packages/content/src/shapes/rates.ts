import type { NightlyData, PolicyData, StepData, TaxData } from '@motel/booking-core';

/** A tax of every stay, in percent with at most 4 decimals. */
interface Tax {
  readonly label: string;
  readonly percent: number;
  /** As receipts name it, with the motel's registration number; left out, receipts have its label. */
  readonly tax?: TaxData;
}

/** The nights on which rooms cost more than their price per night. */
export interface SeasonRate
  extends Pick<NightlyData, 'name' | 'from' | 'to' | 'on' | 'minNights' | 'maxNights'> {
  /** In dollars. */
  readonly more: number;
}

/** The motel's prices beside each room's own. */
export interface Rates {
  readonly petFeePerPet: number;
  readonly extraPersonCharge: number;
  readonly chargedBy: 'stay' | 'night';
  readonly taxes: Tax;
  readonly tourismLevy: Tax;
  readonly policies: readonly [PolicyData, ...PolicyData[]];
  readonly seasons: readonly SeasonRate[];
  readonly steps: readonly StepData[];
}
