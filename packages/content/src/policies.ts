import { motel } from './motel.ts';
import { rates } from './rates.ts';
import { readDollars } from './shapes/dollars.ts';
import { timeText } from './shapes/hour-text.ts';
import type { PolicyFigures } from './shapes/policies.ts';
import { policySentences } from './shapes/policy-sentences.ts';

/** The motel's own figures (§9). Hours are 0 to 24. */
export const policyFigures: PolicyFigures = {
  smokingCleaningFee: readDollars(200, 'smokingCleaningFee in policies.ts'),
  quietHours: { from: 22, to: 7 },
  visitorHours: { from: 8, to: 22 },
  refundBusinessDays: { from: 3, to: 7 },
};

/** The policies for guests, written from the figures, the tariff and the house rules in force. */
export const policies = policySentences({
  figures: policyFigures,
  houseRules: motel.houseRules,
  chargedBy: rates.chargedBy,
  policies: rates.policies,
  petFeePerPet: readDollars(rates.petFeePerPet, 'petFeePerPet in rates.ts'),
  extraPersonCharge: readDollars(rates.extraPersonCharge, 'extraPersonCharge in rates.ts'),
});

/** The check-in and check-out times: `3:00 PM`. */
export const stayTimes = {
  checkIn: timeText(motel.houseRules.checkInHour),
  checkOut: timeText(motel.houseRules.checkOutHour),
};
