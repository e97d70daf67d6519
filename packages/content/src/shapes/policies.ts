import type { Cents, HouseRules, PolicyData } from '@motel/booking-core';
import * as z from 'zod/mini';
import { dollars } from './dollars.ts';
import { type ReadOnly, whole } from './fields.ts';

/** Figures that only the policies use. Hours are 0 to 24. */
export type PolicyFigures = ReadOnly<z.infer<typeof policyShape>>;

const hour = whole(0, 24);
const hours = z.strictObject({ from: hour, to: hour });

export const policyShape = z.strictObject({
  smokingCleaningFee: dollars(0),
  quietHours: hours,
  visitorHours: hours,
  refundBusinessDays: z
    .object({ from: whole(0, 365), to: whole(0, 365) })
    .check(z.refine(({ from, to }) => from <= to, 'must not end before it begins')),
});

/** Everything that the policies are written from. */
export interface PolicySource {
  readonly figures: PolicyFigures;
  readonly houseRules: HouseRules;
  /** Whether pets and extra persons are charged by the stay or by the night. */
  readonly chargedBy: 'stay' | 'night';
  readonly policies: readonly PolicyData[];
  /** In any of its rooms. */
  readonly takesPets: boolean;
  readonly petFeePerPet: Cents;
  readonly extraPersonCharge: Cents;
  readonly currency: string;
}
