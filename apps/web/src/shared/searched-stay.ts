import { type CivilDate, checkBookableStay, ENGLISH, issuesOf, LEAST_PARTY } from '@motel/booking-core';
import { shownRange, shownTravelers, useSearchStore } from './search-store.ts';
import { useMotelToday } from './site.ts';
import { useWords, type Words } from './words.ts';

export function useSearchedStay() {
  const words = useWords();
  const today = useMotelToday();
  return searchedStay(words, useSearchStore(), today);
}

/** @returns `stay` or, where these dates cannot be booked, the `obstacle` */
export function searchedStay(
  { ruleWords }: Words,
  search: Parameters<typeof shownRange>[0],
  today: CivilDate,
) {
  const { startDate, endDate } = shownRange(search, today);
  const travelers = shownTravelers(search);
  const checked = checkBookableStay({ checkIn: startDate, checkOut: endDate }, today);
  return {
    range: { startDate, endDate },
    // The search box counts down to no room (P6); a stay has at least one.
    party: { ...travelers, rooms: Math.max(travelers.rooms, LEAST_PARTY.rooms) },
    stay: checked.ok ? checked.value : undefined,
    obstacle: checked.ok ? undefined : issuesOf(checked.error, ruleWords('stay', ENGLISH.stay))[0]?.message,
  };
}
