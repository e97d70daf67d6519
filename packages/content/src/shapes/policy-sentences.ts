import { type Cents, ENGLISH, formatDollars, type PolicyData } from '@motel/booking-core';
import { hourText, timeText } from './hour-text.ts';
import { keptWords } from './kept-words.ts';
import type { PolicyFigures, PolicySource } from './policies.ts';

/** The policies of §9, a sentence each. */
export type Policies = Readonly<ReturnType<typeof policySentences>>;

/** Writes the policies of §9 from what is really charged and kept to, so that words never contradict the bill (D2). */
export function policySentences(source: PolicySource) {
  const { figures, houseRules, chargedBy, petFeePerPet, extraPersonCharge, money } = source;
  const fee = (amount: Cents, unit: 'pet' | 'person') =>
    ENGLISH.fee({ amount, unit, basis: chargedBy, currency: money.currency });
  const smoking = `${money.sign}${formatDollars(figures.smokingCleaningFee)}`;
  const terms = cancellationSentences(source.policies);
  return {
    checkIn: `Check-in is ${timeText(houseRules.checkInHour)}.`,
    checkOut: `Check-out is ${timeText(houseRules.checkOutHour)}.`,
    petFee: `Pet fee is ${fee(petFeePerPet, 'pet')}.`,
    extraPersons: `Extra persons are charged ${fee(extraPersonCharge, 'person')}.`,
    children: 'Children stay free with adults in double rooms.',
    smoking: `A smoking cleaning fee in a non-smoking room is ${smoking} minimum.`,
    quietHours: `Quiet hours are ${hourSpan(figures.quietHours)}.`,
    visitors: `Visitors are allowed ${hourSpan(figures.visitorHours)}.`,
    ...terms,
    refunds: `Refunds go to the original payment method in ${figures.refundBusinessDays.from} to ${figures.refundBusinessDays.to} business days.`,
  };
}

const ALL_YEAR: PolicyData = { freeHours: 24, keep: 'first night' };

/** The terms that hold all year come first; those of a season follow. */
function cancellationSentences(policies: readonly PolicyData[]) {
  const isSeasonal = ({ room, from, to }: PolicyData) =>
    room !== undefined || from !== undefined || to !== undefined;
  const allYear = policies.findLast((policy) => !isSeasonal(policy)) ?? ALL_YEAR;
  const seasonal = policies.filter(isSeasonal).map((policy) => `${seasonOf(policy)}: ${inShort(policy)}.`);
  const { freeHours, keep } = allYear;
  return {
    cancellation: [
      freeHours === undefined
        ? 'A booking cannot be cancelled free of charge.'
        : `Cancellation is free if at least ${freeHours} hours before check-in for direct bookings.`,
      ...seasonal,
    ].join(' '),
    lateCancellation:
      freeHours === undefined
        ? `On a cancellation or a no-show, ${keptWords(keep)} charged.`
        : `Within ${freeHours} hours, or on a no-show, ${keptWords(keep)} charged.`,
  };
}

function seasonOf({ room, from, to }: PolicyData): string {
  const rooms = room === undefined ? '' : ` in ${[room].flat().join(', ')}`;
  return `Check-in${rooms}${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`;
}

function inShort({ freeHours, keep }: PolicyData): string {
  return freeHours === undefined
    ? `${keptWords(keep)} charged in any case`
    : `free if at least ${freeHours} hours before, then ${keptWords(keep)} charged`;
}

function hourSpan({ from, to }: PolicyFigures['quietHours']): string {
  return `${hourText(from)} to ${hourText(to)}`;
}
