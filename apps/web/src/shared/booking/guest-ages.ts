import { DEFAULT_AGES, ENGLISH } from '@motel/booking-core';
import type { Words } from '../words.ts';

/** `13+`, `2–12`, `under 2`: the ages of a party, where this motel draws the lines. */
export function guestAges({ ruleWords, motel }: Words) {
  return ruleWords('ages', ENGLISH.ages)(motel.ages ?? DEFAULT_AGES);
}
