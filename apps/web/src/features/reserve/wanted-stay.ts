import { DEFAULT_PARTY } from '@motel/booking-core';
import { useSearchParams } from 'react-router-dom';
import { readStayParams } from '../../shared/booking/stay-params.ts';
import { useSearchStore } from '../../shared/search-store.ts';
import type { Wanted } from './card-start.ts';

/** The stay that the page's address asks for, else what was chosen in the search box (D6). */
export function useWantedStay(): Wanted & { readonly isCancelled: boolean } {
  const [params] = useSearchParams();
  const { range, travelers } = useSearchStore();
  const { requested, cardParty, isCancelled } = readStayParams(params);
  const chosen = range && range.startDate !== range.endDate ? range : undefined;
  return {
    isCancelled,
    requested: requested ?? (chosen && { checkIn: chosen.startDate, checkOut: chosen.endDate }),
    cardParty:
      cardParty ??
      (travelers && {
        party: { ...DEFAULT_PARTY, adults: travelers.adult, children: travelers.children },
        rooms: travelers.rooms,
      }),
  };
}
