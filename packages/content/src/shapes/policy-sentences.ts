import { ENGLISH, formatDollars } from '@motel/booking-core';
import { hourText, timeText } from './hour-text.ts';
import type { PolicyFigures, PolicySource } from './policies.ts';

/** The policies of §9, a sentence each. */
export type Policies = Readonly<ReturnType<typeof policySentences>>;

/** Writes the policies of §9 from what is really charged and kept to, so that words never contradict the bill (D2). */
export function policySentences(source: PolicySource) {
  const { figures, houseRules, tariff, petFeePerPet, extraPersonCharge } = source;
  const hours = houseRules.freeCancellationHours;
  return {
    checkIn: `Check-in is ${timeText(houseRules.checkInHour)}.`,
    checkOut: `Check-out is ${timeText(houseRules.checkOutHour)}.`,
    petFee: `Pet fee is ${ENGLISH.fee({ amount: petFeePerPet, unit: 'pet', basis: tariff.petFeeBasis })}.`,
    extraPersons: `Extra persons are charged ${ENGLISH.fee({ amount: extraPersonCharge, unit: 'person', basis: tariff.extraPersonBasis })}.`,
    children: 'Children stay free with adults in double rooms.',
    smoking: `A smoking cleaning fee in a non-smoking room is $${formatDollars(figures.smokingCleaningFee)} minimum.`,
    quietHours: `Quiet hours are ${hourSpan(figures.quietHours)}.`,
    visitors: `Visitors are allowed ${hourSpan(figures.visitorHours)}.`,
    cancellation: `Cancellation is free if at least ${hours} hours before check-in for direct bookings.`,
    lateCancellation: `Within ${hours} hours, or on a no-show, one night is charged.`,
    refunds: `Refunds go to the original payment method in ${figures.refundBusinessDays.from} to ${figures.refundBusinessDays.to} business days.`,
  };
}

function hourSpan({ from, to }: PolicyFigures['quietHours']): string {
  return `${hourText(from)} to ${hourText(to)}`;
}
