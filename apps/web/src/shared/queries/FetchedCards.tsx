import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useQueryBox } from '../site.ts';
import type { PropertyCardsProps } from './property-queries.ts';
import { clientOf } from './with-queries.tsx';

export function FetchedCards(props: PropertyCardsProps) {
  return (
    <QueryClientProvider client={clientOf(useQueryBox())}>
      <Cards {...props} />
    </QueryClientProvider>
  );
}

function Cards({ query, children }: PropertyCardsProps) {
  const { data, isPending, refetch } = useQuery(query);
  return children({ rooms: data, isPending, retry: () => void refetch() });
}
