import { DEFAULT_PARTY, PARTY_COUNTS, type Party, type RequestedStay, type Stay } from '@motel/booking-core';
import { propertyPath } from '../site-paths.ts';

/** A stay in the address of a property's page; the payment provider's cancel link uses it. */
export interface StayParams {
  readonly requested: RequestedStay | undefined;
  readonly party: Party | undefined;
  /** The id of the chosen plan. */
  readonly plan?: string | undefined;
  /** The guest gave up paying. */
  readonly isCancelled: boolean;
}

/** All parameters that `readStayParams` reads. */
export const STAY_PARAMS: readonly string[] = ['checkin', 'checkout', ...PARTY_COUNTS, 'plan', 'cancelled'];

export function readStayParams(params: URLSearchParams): StayParams {
  const [checkIn, checkOut] = [params.get('checkin'), params.get('checkout')];
  const hasParty = PARTY_COUNTS.some((count) => params.has(count));
  return {
    requested: checkIn === null && checkOut === null ? undefined : { checkIn, checkOut },
    party: hasParty ? readParty(params) : undefined,
    plan: params.get('plan') ?? undefined,
    isCancelled: params.get('cancelled') === '1',
  };
}

export function stayPath(propertyId: string, stay: Stay, party: Party, plan?: string): string {
  return propertyPath(propertyId) + stayQuery(stay, party, plan);
}

/** A stay as the query of an address: `?checkin=2027-07-04&…`. */
export function stayQuery({ checkIn, checkOut }: Stay, party: Party, plan?: string): string {
  const params = new URLSearchParams({ checkin: checkIn, checkout: checkOut });
  for (const count of PARTY_COUNTS) params.set(count, String(party[count]));
  if (plan !== undefined) params.set('plan', plan);
  return `?${params}`;
}

function readParty(params: URLSearchParams): Party {
  const read = (count: keyof Party) => {
    const value = params.get(count) ?? '';
    return /^\d{1,4}$/.test(value) ? Number(value) : DEFAULT_PARTY[count];
  };
  return Object.fromEntries(PARTY_COUNTS.map((count) => [count, read(count)])) as unknown as Party;
}
