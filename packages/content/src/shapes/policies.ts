import type { Cents, HouseRules, Tariff } from '@motel/booking-core';

/** From one number to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Figures that only the policies use. Hours are 0 to 24. */
export interface PolicyFigures {
  readonly smokingCleaningFee: Cents;
  readonly quietHours: Span;
  readonly visitorHours: Span;
  readonly refundBusinessDays: Span;
}

/** Everything the policies are written from. */
export interface PolicySource {
  readonly figures: PolicyFigures;
  readonly houseRules: HouseRules;
  readonly tariff: Tariff;
  readonly petFeePerPet: Cents;
  readonly extraPersonCharge: Cents;
}

/** The policies of §9, a sentence each. */
export interface Policies {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly petFee: string;
  readonly extraPersons: string;
  readonly children: string;
  readonly smoking: string;
  readonly quietHours: string;
  readonly visitors: string;
  readonly cancellation: string;
  readonly lateCancellation: string;
  readonly refunds: string;
}
