import { type ChargeBasis, cents, DEFAULT_TARIFF } from '@motel/booking-core';
import { motel } from '../../src/index.ts';
import { policyFigures } from '../../src/policies.ts';
import { type Policies, policySentences } from '../../src/shapes/policy-sentences.ts';

/** The policies of a motel that charges pets ($15) and extra persons ($20) by the stay or by the night. */
export function sentencesBy(basis: ChargeBasis): Policies {
  return policySentences({
    figures: policyFigures,
    houseRules: motel.houseRules,
    tariff: { ...DEFAULT_TARIFF, petFeeBasis: basis, extraPersonBasis: basis },
    petFeePerPet: cents(15_00),
    extraPersonCharge: cents(20_00),
  });
}
