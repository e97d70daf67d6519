import { type CivilDate, DEFAULT_TRAVELERS, type Party } from '@motel/booking-core';
import { create } from 'zustand';

/** §3: the dates of the search box; `key` names the range in the calendar. */
export interface SearchRange {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly key: 'selection';
}

/** The guest's choice in the search box, kept for the booking card (D6). Empty until they choose. */
interface SearchState {
  readonly range: SearchRange | undefined;
  readonly travelers: Party | undefined;
}

export const useSearchStore = create<SearchState>(() => ({ range: undefined, travelers: undefined }));

/** The displayed dates: the chosen ones, otherwise today to today (§4). */
export function shownRange({ range }: SearchState, today: CivilDate): SearchRange {
  return range ?? { startDate: today, endDate: today, key: 'selection' };
}

export function shownTravelers({ travelers }: SearchState): Party {
  return travelers ?? DEFAULT_TRAVELERS;
}

export function chooseDates(startDate: CivilDate, endDate: CivilDate): void {
  useSearchStore.setState({ range: { startDate, endDate, key: 'selection' } });
}

export function chooseTravelers(travelers: Party): void {
  useSearchStore.setState({ travelers });
}
