import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
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

/**
 * The box's client, created on first use. A page may come from a cache, and a guest's clock may be wrong: its data counts
 * as fetched when it arrived.
 */
export function clientOf(box: QueryBox): QueryClient {
  if (box.client === undefined) {
    box.client = createQueryClient();
    const updatedAt = box.arrivedAt ?? Date.now();
    for (const [key, data] of box.fetched ?? []) box.client.setQueryData(key, data, { updatedAt });
  }
  return box.client;
}
