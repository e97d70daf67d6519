import type { Availability, NightRange } from '@motel/api-client/contracts';
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rememberedCheckout } from '../booking/checkout-memory.ts';
import { availabilityQuery } from '../queries/property-queries.ts';
import { useWire } from '../site.ts';
import type { Nights } from './stay-rules.ts';

interface FreeNightsAnswer {
  /** Each loaded night, with the rooms that are free for this guest. */
  readonly nights: Nights;
  /** Whether all requested nights have loaded; `unknown` when a request for some failed. */
  readonly freeState: 'known' | 'loading' | 'unknown';
}

/** Prices, terms and free rooms of nights. Rooms of the guest's own unpaid checkout count as free: they may take them. */
export function useFreeNights(propertyId: string, ranges: readonly NightRange[]): FreeNightsAnswer {
  const wire = useWire();
  const { nights, freeState } = useQueries({
    queries: ranges.map((range) => ({
      ...availabilityQuery(wire, propertyId, range),
      // The data of other nights stay valid while these load.
      placeholderData: keepPreviousData,
    })),
    combine,
  });
  return {
    // Computed again with every answer: in it, nights of a released checkout are free for every guest.
    nights: useMemo(() => {
      const own = rememberedCheckout();
      return own ? withOwnRooms(nights, own, own.rooms[propertyId]) : nights;
    }, [nights, propertyId]),
    freeState,
  };
}

function combine(answers: readonly UseQueryResult<Availability>[]): FreeNightsAnswer {
  const isLoading = answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  const isUnknown = answers.some(({ isError }) => isError);
  const nights = answers.flatMap(({ data }) => data?.nights ?? []);
  return {
    nights: new Map(nights.map((night) => [night.date, night])),
    freeState: isLoading ? 'loading' : isUnknown ? 'unknown' : 'known',
  };
}

/** The same nights with the guest's own rooms free on those of their stay. */
export function withOwnRooms(
  nights: Nights,
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
  rooms = 0,
): Nights {
  const isOwn = (date: string) => checkIn <= date && date < checkOut;
  return new Map(
    [...nights].map(([date, night]) => [date, isOwn(date) ? { ...night, free: night.free + rooms } : night]),
  );
}
