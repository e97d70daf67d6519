import { cents, type PolicyData } from '@motel/booking-core';
import { type Policies, policySentences } from '../../src/shapes/policy-sentences.ts';
import { wordsOf } from '../../src/words-of.ts';
import { motel as content, motel, policyFigures, rates } from './own-motel.ts';

/** The policies of a motel that charges pets ($15) and extra persons ($20) by the stay or by the night. */
export function sentencesBy(
  chargedBy: 'stay' | 'night',
  policies = rates.policies as readonly PolicyData[],
): Policies {
  return policySentences(wordsOf(content), {
    figures: policyFigures,
    houseRules: motel.houseRules,
    chargedBy,
    policies,
    takesPets: true,
    petFeePerPet: cents(15_00),
    extraPersonCharge: cents(20_00),
    currency: 'CAD',
  });
}
