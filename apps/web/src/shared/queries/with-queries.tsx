import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type QueryBox, useQueryBox } from './query-box.ts';
import { createQueryClient } from './query-client.ts';

/** A page that fetches data, or starts with the server's. */
export function withQueries(Page: ComponentType): ComponentType {
  return function PageWithQueries() {
    return (
      <QueryClientProvider client={clientOf(useQueryBox())}>
        <Page />
      </QueryClientProvider>
    );
  };
}

/** The box's client, created on first use. */
export function clientOf(box: QueryBox): QueryClient {
  if (box.client === undefined) {
    box.client = createQueryClient();
    if (box.fetched !== undefined) hydrate(box.client, asOf(box.arrivedAt ?? Date.now(), box.fetched));
  }
  return box.client;
}

/** A page may come from a cache, and a guest's clock may be wrong: its data counts as fetched when it arrived. */
function asOf(dataUpdatedAt: number, { queries }: DehydratedState): Partial<DehydratedState> {
  return { queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}
