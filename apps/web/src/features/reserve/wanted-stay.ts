import { LEAST_PARTY } from '@motel/booking-core';
import { useSearchParams } from 'react-router-dom';
import { readStayParams } from '../../shared/booking/stay-params.ts';
import { useSearchStore } from '../../shared/search-store.ts';
import type { Wanted } from './card-start.ts';

/** The stay in the page's address, otherwise the choice in the search box (D6). */
export function useWantedStay(): Wanted & { readonly isCancelled: boolean } {
  const [params] = useSearchParams();
  const { range, travelers } = useSearchStore();
  const { requested, party, isCancelled } = readStayParams(params);
  const chosen = range && range.startDate !== range.endDate ? range : undefined;
  return {
    isCancelled,
    rooms: params.has('rooms') ? party?.rooms : undefined,
    requested: requested ?? (chosen && { checkIn: chosen.startDate, checkOut: chosen.endDate }),
    party: party ? { ...party, rooms: LEAST_PARTY.rooms } : travelers,
  };
}
