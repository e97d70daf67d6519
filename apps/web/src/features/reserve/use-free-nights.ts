import type { NightRange } from '@motel/api-client';
import type { Availability } from '@motel/api-client/contracts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OpenCheckout, openCheckout } from '../../shared/booking/checkout-memory.ts';
import { availabilityQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/queries/wire-context.ts';

/** Rooms free for this guest on each night that is known, by date. */
export type FreeNights = ReadonlyMap<string, number>;

/**
 * Asks how many rooms are free in some ranges of nights. Those that the guest's own unpaid checkout holds count as
 * free: the server lets them take those over. A night that could not be asked for is left to the server.
 */
export function useFreeNights(propertyId: string, ranges: readonly NightRange[]): FreeNights {
  const wire = useWire();
  const free = useQueries({
    queries: ranges.map((range) => availabilityQuery(wire, propertyId, range)),
    combine: freeNights,
  });
  // Looked up again with every answer: what was given up since is free for everybody by then.
  return useMemo(() => withOwnRooms(free, propertyId, openCheckout()), [free, propertyId]);
}

function freeNights(answers: readonly { readonly data: Availability | undefined }[]): FreeNights {
  return new Map(answers.flatMap(({ data }) => data?.nights ?? []).map(({ date, free }) => [date, free]));
}

function withOwnRooms(free: FreeNights, propertyId: string, own: OpenCheckout | undefined): FreeNights {
  if (own?.propertyId !== propertyId) return free;
  const isHeld = (date: string) => own.checkIn <= date && date < own.checkOut;
  return new Map([...free].map(([date, rooms]) => [date, isHeld(date) ? rooms + own.rooms : rooms]));
}
