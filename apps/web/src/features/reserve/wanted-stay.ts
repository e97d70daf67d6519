import { LEAST_PARTY } from '@motel/booking-core';
import { useLocation } from 'react-router-dom';
import { readStayParams } from '../../shared/booking/stay-params.ts';
import { shownTravelers, useSearchStore } from '../../shared/search-store.ts';
import type { Wanted } from './card-start.ts';

type WantedStay = Wanted & { readonly isCancelled: boolean };

export function useWantedStay(): WantedStay {
  const params = new URLSearchParams(useLocation().search);
  return wantedStay(params, useSearchStore());
}

/**
 * The stay in the page's address, otherwise the choice in the search box (D6). A list that was searched was searched for the
 * shown party, also where the guest has not touched it.
 */
export function wantedStay(
  params: URLSearchParams,
  search: ReturnType<typeof useSearchStore.getState>,
): WantedStay {
  const { range, travelers } = search;
  const { requested, party, isCancelled } = readStayParams(params);
  const chosen = range && range.startDate !== range.endDate ? range : undefined;
  const searched = chosen ? shownTravelers(search) : travelers;
  return {
    isCancelled,
    rooms: params.has('rooms') ? party?.rooms : undefined,
    requested: requested ?? (chosen && { checkIn: chosen.startDate, checkOut: chosen.endDate }),
    party: party ? { ...party, rooms: LEAST_PARTY.rooms } : searched,
  };
}
