import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useQueryBox } from '../site.ts';
import { type QueryBox, STALE_TIME } from './query-box.ts';

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

/** The box's client. A page may come from a cache, and a guest's clock be wrong: its data counts as of its arrival. */
export function clientOf(box: QueryBox): QueryClient {
  if (box.client === undefined) {
    box.client = createQueryClient();
    const updatedAt = box.arrivedAt ?? Date.now();
    for (const [key, data] of box.fetched ?? []) box.client.setQueryData(key, data, { updatedAt });
  }
  return box.client;
}

/** One for each rendered page on the server, one for the whole visit in the browser. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        // The wire does the retries.
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails visibly instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  // A version of the motel never changes, and pages read its parts without following them.
  client.setQueryDefaults(['motel'], {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return client;
}
