import { useQuery } from '@tanstack/react-query';
import { useQueryBox } from '../site.ts';
import type { PropertyCardsProps } from './property-queries.ts';
import { clientOf } from './with-queries.tsx';

export function FetchedCards({ query, children }: PropertyCardsProps) {
  const { data, isPending, refetch } = useQuery(query, clientOf(useQueryBox()));
  return children({ rooms: data, isPending, retry: () => void refetch() });
}
