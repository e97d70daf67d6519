import type { WantedStay } from '@motel/api-client/desk-contracts';
import type { Party } from '@motel/booking-core';

/** A stay as an address names it. */
export function wantedStayOf({
  typeId,
  checkIn,
  checkOut,
  adults,
  children,
  infants,
  pets,
  rooms,
}: Omit<WantedStay, 'party'> & Party): WantedStay {
  return { typeId, checkIn, checkOut, party: { adults, children, infants, pets, rooms } };
}
