import {
  type CivilDate,
  checkBookableStay,
  ENGLISH,
  issuesOf,
  LEAST_PARTY,
  type Party,
  type Stay,
} from '@motel/booking-core';
import { type SearchRange, shownRange, shownTravelers, useSearchStore } from './search-store.ts';
import { useMotelToday } from './site.ts';
import { useWords, type Words } from './words.ts';

export interface SearchedStay {
  readonly range: Pick<SearchRange, 'startDate' | 'endDate'>;
  readonly party: Party;
  /** Absent where these dates cannot be booked. */
  readonly stay: Stay | undefined;
  readonly obstacle: string | undefined;
}

export function useSearchedStay(): SearchedStay {
  const words = useWords();
  const today = useMotelToday();
  return searchedStay(words, useSearchStore(), today);
}

export function searchedStay(
  { ruleWords }: Words,
  search: Parameters<typeof shownRange>[0],
  today: CivilDate,
): SearchedStay {
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
