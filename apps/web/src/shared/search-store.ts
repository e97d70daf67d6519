import { type CivilDate, DEFAULT_TRAVELERS, type Travelers } from '@motel/booking-core';
import { create } from 'zustand';

/** §3: the dates of the search box; `key` names the range in the calendar. */
export interface SearchRange {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly key: 'selection';
}

/** What the guest has chosen in the search box, kept for the booking card (D6). Nothing until they choose. */
interface SearchState {
  readonly range: SearchRange | undefined;
  readonly travelers: Travelers | undefined;
}

export const useSearchStore = create<SearchState>(() => ({ range: undefined, travelers: undefined }));

/** The dates shown: those chosen, else today to today (§4). */
export function shownRange({ range }: SearchState, today: CivilDate): SearchRange {
  return range ?? { startDate: today, endDate: today, key: 'selection' };
}

export function shownTravelers({ travelers }: SearchState): Travelers {
  return travelers ?? DEFAULT_TRAVELERS;
}

export function chooseDates(startDate: CivilDate, endDate: CivilDate): void {
  useSearchStore.setState({ range: { startDate, endDate, key: 'selection' } });
}

export function chooseTravelers(travelers: Travelers): void {
  useSearchStore.setState({ travelers });
}
