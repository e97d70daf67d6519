import { QueryClient } from '@tanstack/react-query';
import { STALE_TIME } from './stale-time.ts';

/** One for each rendered page on the server, one for the whole visit in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        // The wire repeats what is worth repeating.
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails, and says so, rather than wait for it unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
