import { QueryClient } from '@tanstack/react-query';
import { STALE_TIME } from './query-box.ts';

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
