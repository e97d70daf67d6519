import { DEFAULT_AGES, ENGLISH } from '@motel/booking-core';
import { motel } from '@motel/content';
import { ruleWords } from '@motel/content/rule-words';

/** `13+`, `2–12`, `under 2`: the ages of a party, where this motel draws the lines. */
export function guestAges() {
  return ruleWords('ages', ENGLISH.ages)(motel.ages ?? DEFAULT_AGES);
}
