import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { PropertyCardsProps } from './property-queries.ts';
import type { QueryBox } from './query-box.ts';
import { clientOf } from './with-queries.tsx';

export function FetchedCards({ box, ...props }: PropertyCardsProps & { readonly box: QueryBox }) {
  return (
    <QueryClientProvider client={clientOf(box)}>
      <Cards {...props} />
    </QueryClientProvider>
  );
}

function Cards({ query, children }: PropertyCardsProps) {
  const { data, isPending, refetch } = useQuery(query);
  return children({ rooms: data, isPending, retry: () => void refetch() });
}
