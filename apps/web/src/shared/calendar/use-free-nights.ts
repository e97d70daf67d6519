import type { Availability, NightRange } from '@motel/api-client/contracts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OpenCheckout, rememberedCheckout } from '../booking/checkout-memory.ts';
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
    nights: useMemo(() => withOwnRooms(nights, propertyId, rememberedCheckout()), [nights, propertyId]),
    freeState,
  };
}

interface Answer {
  readonly data: Availability | undefined;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
}

function combine(answers: readonly Answer[]): FreeNightsAnswer {
  const isLoading = answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  const isUnknown = answers.some(({ isError }) => isError);
  const nights = answers.flatMap(({ data }) => data?.nights ?? []);
  return {
    nights: new Map(nights.map((night) => [night.date, night])),
    freeState: isLoading ? 'loading' : isUnknown ? 'unknown' : 'known',
  };
}

function withOwnRooms(nights: Nights, propertyId: string, own: OpenCheckout | undefined): Nights {
  const rooms = own?.rooms[propertyId];
  if (own === undefined || rooms === undefined) return nights;
  const isHeld = (date: string) => own.checkIn <= date && date < own.checkOut;
  return new Map(
    [...nights].map(([date, night]) => [date, isHeld(date) ? { ...night, free: night.free + rooms } : night]),
  );
}
