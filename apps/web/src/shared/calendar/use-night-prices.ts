import type { NightPricesWire, NightRange } from '@motel/api-client/contracts';
import { addDays, type CivilDate, civilDate, LEAST_PARTY, type Party } from '@motel/booking-core';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { callApi } from '../queries/call-api.ts';
import { clientOf } from '../queries/with-queries.tsx';
import { useQueryBox, useWire } from '../site.ts';

export type NightPrice = NightPricesWire['nights'][number] & { readonly isLowest: boolean };

/**
 * The lowest price of each night, by its date, month by month (Q16).
 * @param more the kind of room by its id, else any that fits; and the check-in that is chosen
 */
export function useNightPrices(
  { from, to }: NightRange,
  party: Party,
  more: { readonly room: string | undefined; readonly arrival: CivilDate | undefined },
) {
  const wire = useWire();
  const fitting = { ...party, rooms: Math.max(LEAST_PARTY.rooms, party.rooms) };
  const counts = Object.fromEntries(Object.entries(fitting).map(([name, count]) => [name, `${count}`]));
  const months = [];
  for (let month = from; month < to; month = monthAfter(month)) {
    const query = { ...counts, from: month, to: monthAfter(month), ...more };
    months.push({
      queryKey: ['night-prices', query],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        callApi(wire, 'nightPrices', { query, signal }),
      // Other guests book, too.
      staleTime: 15_000,
    });
  }
  return useQueries({ queries: months, combine }, clientOf(useQueryBox()));
}

function monthAfter(month: CivilDate): CivilDate {
  return civilDate(`${addDays(month, 31).slice(0, 8)}01`);
}

function combine(months: readonly UseQueryResult<NightPricesWire>[]) {
  const failed = months.filter(({ isError }) => isError);
  return {
    nights: new Map(months.flatMap(({ data }) => withLowest(data?.nights ?? []))),
    isLoading: months.some(({ isPending }) => isPending),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}

/** Nights of a month by their dates; none is the lowest where all cost the same. */
function withLowest(nights: NightPricesWire['nights']): (readonly [string, NightPrice])[] {
  const totals = nights.flatMap(({ total }) => total ?? []);
  const lowest = Math.max(...totals) > Math.min(...totals) ? Math.min(...totals) : undefined;
  return nights.map((night) => [
    night.date,
    { ...night, isLowest: lowest !== undefined && night.total === lowest },
  ]);
}
