import type { Party } from '@motel/booking-core';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type Offer, offers } from '../contracts/offers.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';
import type { NightRange } from './get-availability.ts';

/** The price of each room of the list for these nights and this party, and whether it is free. */
export async function getOffers(
  wire: Wire,
  { from, to }: NightRange,
  party: Party,
  options: CallOptions = {},
): Promise<Offer[]> {
  const { adults, children, infants, pets, rooms } = party;
  const counts = { adults, children, infants, pets, rooms };
  const query = {
    from,
    to,
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, `${count}`])),
  };
  const call = { ...ENDPOINTS.offers, query, repeat: 'reading', onFailure: 'Error fetching offers' } as const;
  return (await ask(wire, { ...call, ...options }, offers)).offers;
}
