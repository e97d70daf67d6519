import type { CivilDate } from '@motel/booking-core';
import { type Availability, availability } from '../contracts/availability.ts';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { ask } from '../wire/ask.ts';
import { pathWith } from '../wire/call.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** Nights from `from` up to, but not including, `to`. */
export interface NightRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The number of free rooms of a kind on each night. */
export function getAvailability(
  wire: Wire,
  id: string,
  { from, to }: NightRange,
  options: CallOptions = {},
): Promise<Availability> {
  const { method, path } = ENDPOINTS.availability;
  const onFailure = 'Error fetching availability';
  return ask(
    wire,
    { method, path: pathWith(path, id), query: { from, to }, repeat: 'reading', onFailure, ...options },
    availability,
  );
}
