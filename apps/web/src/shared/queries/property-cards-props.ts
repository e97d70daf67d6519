import type { PropertyCard } from '@motel/api-client/contracts';
import type { ReactNode } from 'react';
import type { hotelCardsQuery, propertyCardsQuery } from './property-queries.ts';

export type PropertyCardsQuery = ReturnType<typeof propertyCardsQuery | typeof hotelCardsQuery>;

export interface PropertyCardsState {
  readonly rooms: readonly PropertyCard[] | undefined;
  readonly isPending: boolean;
  readonly retry: () => void;
}

export interface PropertyCardsProps {
  readonly query: PropertyCardsQuery;
  readonly children: (state: PropertyCardsState) => ReactNode;
}
