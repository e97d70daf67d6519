import type { PropertyCard } from '@motel/api-client/contracts';
import type { ReactNode } from 'react';

/** A room of the list, and what its card says of the guest's search: absent without one, `null` without an answer. */
export interface ListedRoom {
  readonly room: PropertyCard;
  readonly offer?: ReactNode;
}

export interface SearchResultsProps {
  readonly rooms: readonly PropertyCard[];
  /** @param isWaiting the prices are being looked up: the cards keep space for them */
  readonly children: (listed: readonly ListedRoom[], isWaiting: boolean) => ReactNode;
}
