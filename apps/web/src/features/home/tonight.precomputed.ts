import { ENDPOINTS } from '@motel/api-client/contracts';
import { PARTY_COUNTS } from '@motel/booking-core';

/** The call about every room for one adult; the nights must be added. */
export const offersForOne = `${ENDPOINTS.offers.path}?${PARTY_COUNTS.map(
  (count) => `${count}=${count === 'adults' || count === 'rooms' ? 1 : 0}`,
).join('&')}`;
